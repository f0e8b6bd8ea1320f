//! The code tables of version 1 that have more or fewer codes than those of version 2.

use crate::value::codes;

codes! {
    /// State of an installment, or of a sale's installments taken together.
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
        /// Rejected by the card's issuer.
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
        /// To be issued.
        Pending = 3,
        /// The city hall rejected it.
        IssueError = 4,
        /// Issued once the sale is paid.
        AwaitingReceipt = 5,
        /// Not to be issued.
        NotIssued = 6,
        /// In remittance.
        Remittance = 7,
        /// Being issued.
        Issuing = 8,
        /// Being cancelled.
        Cancelling = 9,
    }
}

codes! {
    /// Months between two occurrences, in parameters. There is no code for a schedule that does not repeat.
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
