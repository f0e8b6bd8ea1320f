//! The numeric codes of the service's documents. An unknown one is kept, never an error on read.

use crate::value::codes;

codes! {
    /// Whether a service, a customer, a payment method or a plan is in use.
    pub enum ActiveStatus {
        /// In use; what is new starts so.
        Active = 1,
        /// Not in use.
        Inactive = 2,
    }
}

codes! {
    /// State of an installment, and of a sale as the sum of its installments.
    pub enum InstallmentStatus {
        /// Nothing received yet, not past due.
        Pending = 1,
        /// Received in full.
        Paid = 2,
        /// Received in part.
        PartiallyReceived = 3,
        /// No longer charged.
        Cancelled = 4,
        /// Not received and past due.
        Overdue = 5,
    }
}

codes! {
    /// A flag of the documents that is 1 for yes and 0 for no.
    pub enum Flag {
        /// No.
        No = 0,
        /// Yes.
        Yes = 1,
    }
}

codes! {
    /// A flag of the documents that is 1 for yes and 2 for no.
    pub enum YesNo {
        /// Yes.
        Yes = 1,
        /// No.
        No = 2,
    }
}

codes! {
    /// Months between two occurrences of a contract.
    pub enum Frequency {
        /// A single occurrence.
        Once = 0,
        /// Every month. The list of version 2 leaves it out, its insert example sends it, version 1 lists it.
        Monthly = 1,
        /// Every two months.
        Bimonthly = 2,
        /// Every three months.
        Quarterly = 3,
        /// Every six months.
        Semiannual = 6,
        /// Every twelve months.
        Annual = 12,
    }
}

codes! {
    /// How long a contract repeats.
    pub enum Repetition {
        /// Without an end.
        Always = 1,
        /// A number of occurrences, `agendamento_numero`.
        Count = 2,
        /// Up to a date, `agendamento_data_fim`, inclusive.
        UntilDate = 3,
    }
}

codes! {
    /// When the invoice of a sale is issued.
    pub enum BillingMethod {
        /// At once.
        IssueNow = 1,
        /// When the payment arrives.
        AfterPayment = 2,
        /// Never.
        DoNotIssue = 3,
    }
}

codes! {
    /// State of the municipal service invoice (NFS-e) of a sale.
    pub enum InvoiceStatus {
        /// Issued.
        Issued = 1,
        /// Cancelled.
        Cancelled = 2,
        /// Waiting.
        Pending = 3,
        /// Refused by the city hall or failed.
        Error = 4,
    }
}

codes! {
    /// Kind of the provisional receipt (RPS) behind an NFS-e.
    pub enum RpsKind {
        /// Provisional service receipt.
        Normal = 1,
        /// Mixed invoice.
        Mixed = 2,
        /// Coupon.
        Coupon = 3,
    }
}

codes! {
    /// Where and whether the ISS of an NFS-e is due (`natureza_operacao`).
    pub enum OperationNature {
        /// Taxed in the municipality.
        TaxedInMunicipality = 1,
        /// Taxed outside the municipality.
        TaxedOutside = 2,
        /// Exempt.
        Exempt = 3,
        /// Immune.
        Immune = 4,
        /// Suspended by court decision.
        SuspendedByCourt = 5,
        /// Suspended by administrative procedure.
        SuspendedByAdministration = 6,
        /// Export of services.
        Export = 51,
    }
}
