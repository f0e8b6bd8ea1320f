//! The numeric codes of version 1 that differ from those of version 2.

use crate::value::codes;

codes! {
    /// Payment state of an installment, or of a sale, derived from its installments.
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
        /// The card's issuer rejected the payment.
        NotAuthorized = 7,
        /// Expired.
        Expired = 8,
        /// Collected outside the service.
        ExternalCollection = 9,
        /// The charge failed.
        Error = 10,
    }
}

codes! {
    /// State of an invoice.
    pub enum InvoiceStatusV1 {
        /// Issued.
        Issued = 1,
        /// Cancelled.
        Cancelled = 2,
        /// Waiting to be issued.
        Pending = 3,
        /// The city hall rejected the invoice.
        IssueError = 4,
        /// Will be issued once the sale is paid.
        AwaitingReceipt = 5,
        /// Will not be issued.
        NotIssued = 6,
        /// In remittance to the city hall.
        Remittance = 7,
        /// Being issued.
        Issuing = 8,
        /// Being cancelled.
        Cancelling = 9,
    }
}

codes! {
    /// Months between two occurrences, as a request parameter. There is no code for a schedule that does not repeat.
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
