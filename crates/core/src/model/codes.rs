//! The numeric codes of the service's documents. An unknown code is kept, and is never an error on read.

use crate::value::codes;

codes! {
    /// Whether a service, a customer, a payment method or a plan is in use.
    pub enum ActiveStatus {
        /// In use; the state of a new record.
        Active = 1,
        /// Not in use.
        Inactive = 2,
    }
}

codes! {
    /// State of an installment, and of a sale, derived from its installments.
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
        /// Every month. The list of version 2 omits it, but its insert example sends it, and version 1 lists it.
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
        /// Rejected by the city hall or failed.
        Error = 4,
    }
}

codes! {
    /// Kind of the provisional receipt (RPS) behind an NFS-e.
    pub enum RpsKind {
        /// Provisional service receipt.
        Normal = 1,
        /// Invoice of goods and services together.
        Mixed = 2,
        /// Receipt of a till (cupom).
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
        /// Collection suspended by court decision.
        SuspendedByCourt = 5,
        /// Collection suspended by administrative procedure.
        SuspendedByAdministration = 6,
        /// Export of services.
        Export = 51,
    }
}

codes! {
    /// What a customer is.
    pub enum PersonKind {
        /// Legal entity, which has a CNPJ.
        LegalEntity = 1,
        /// Individual, who has a CPF.
        Individual = 2,
    }
}

codes! {
    /// What a payment method is.
    pub enum PaymentKind {
        /// Cash.
        Cash = 1,
        /// Boleto.
        Boleto = 2,
        /// Cheque.
        Cheque = 3,
        /// Credit card outside the service.
        ExternalCreditCard = 4,
        /// Debit card outside the service.
        ExternalDebitCard = 5,
        /// Deposit.
        Deposit = 6,
        /// Bank transfer.
        Transfer = 7,
        /// Collection outside the service.
        ExternalCollection = 9,
        /// Card charged online.
        OnlineCard = 11,
        /// Pix.
        Pix = 12,
    }
}

codes! {
    /// What a plan displays as its frequency.
    pub enum FrequencyDisplay {
        /// The plan's frequency.
        PlanFrequency = 1,
        /// A custom text.
        CustomText = 2,
    }
}

codes! {
    /// Why an invoice is cancelled.
    pub enum CancellationReason {
        /// It was issued with an error.
        IssueError = 1,
        /// Service not rendered.
        ServiceNotRendered = 2,
        /// Issued twice.
        Duplicity = 3,
        /// Anything else.
        Other = 4,
    }
}

codes! {
    /// A federative unit by its IBGE code.
    pub enum FederativeUnit {
        /// Rondônia.
        Ro = 11,
        /// Acre.
        Ac = 12,
        /// Amazonas.
        Am = 13,
        /// Roraima.
        Rr = 14,
        /// Pará.
        Pa = 15,
        /// Amapá.
        Ap = 16,
        /// Tocantins.
        To = 17,
        /// Maranhão.
        Ma = 21,
        /// Piauí.
        Pi = 22,
        /// Ceará.
        Ce = 23,
        /// Rio Grande do Norte.
        Rn = 24,
        /// Paraíba.
        Pb = 25,
        /// Pernambuco.
        Pe = 26,
        /// Alagoas.
        Al = 27,
        /// Sergipe.
        Se = 28,
        /// Bahia.
        Ba = 29,
        /// Minas Gerais.
        Mg = 31,
        /// Espírito Santo.
        Es = 32,
        /// Rio de Janeiro.
        Rj = 33,
        /// São Paulo.
        Sp = 35,
        /// Paraná.
        Pr = 41,
        /// Santa Catarina.
        Sc = 42,
        /// Rio Grande do Sul.
        Rs = 43,
        /// Mato Grosso do Sul.
        Ms = 50,
        /// Mato Grosso.
        Mt = 51,
        /// Goiás.
        Go = 52,
        /// Distrito Federal.
        Df = 53,
    }
}

codes! {
    /// Gender of a person. The service accepts the code and responds with the display text.
    read by display text: "Feminino" = 1, "Masculino" = 2, "Outro" = 3;
    pub enum Gender {
        /// Female.
        Female = 1,
        /// Male.
        Male = 2,
        /// Other.
        Other = 3,
    }
}
