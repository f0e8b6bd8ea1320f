//! The numeric codes of version 1 that differ from those of version 2.

use crate::value::codes;

codes! {
    /// Payment state of an installment or a sale. The state of a sale is derived from its installments. Version 2 has only the
    /// states 1 to 5; the service's documentation names the others without explaining them.
    pub enum InstallmentStatusV1 {
        /// Not paid yet.
        Pending = 1,
        /// Paid.
        Paid = 2,
        /// Paid in part.
        PartiallyReceived = 3,
        /// Cancelled.
        Cancelled = 4,
        /// Past its due date.
        Overdue = 5,
        /// Suspended.
        Suspended = 6,
        /// The payment was not authorized.
        NotAuthorized = 7,
        /// Expired.
        Expired = 8,
        /// Collected outside the service.
        ExternalCollection = 9,
        /// The payment failed with an error.
        Error = 10,
    }
}

codes! {
    /// State of an invoice. Version 2 has only the states 1 to 4.
    pub enum InvoiceStatusV1 {
        /// Issued.
        Issued = 1,
        /// Cancelled.
        Cancelled = 2,
        /// Waiting to be issued.
        Pending = 3,
        /// Issuing failed, for example because the city hall rejected the invoice.
        IssueError = 4,
        /// Will be issued once the sale is paid.
        AwaitingReceipt = 5,
        /// No invoice is issued for the sale.
        NotIssued = 6,
        /// Being sent to the city hall (remittance).
        Remittance = 7,
        /// Being issued.
        Issuing = 8,
        /// Being cancelled.
        Cancelling = 9,
    }
}

codes! {
    /// Months between two occurrences, as a request parameter. There is no code for a schedule that does not repeat: the
    /// parameter `agendamento_repetir` states this.
    pub enum FrequencyV1 {
        /// Every month.
        Monthly = 1,
        /// Every 2 months.
        Bimonthly = 2,
        /// Every 3 months.
        Quarterly = 3,
        /// Every 6 months.
        Semiannual = 6,
        /// Every 12 months.
        Annual = 12,
    }
}
