//! The numeric codes in the service's documentation. An unknown code in a response is kept; it is not an error.

use crate::value::codes;

codes! {
    /// Whether a service, a customer, a payment method or a plan is in use.
    pub enum ActiveStatus {
        /// In use; the state of a new service or customer.
        Active = 1,
        /// Not in use.
        Inactive = 2,
    }
}

codes! {
    /// Payment state of an installment, or of a sale. The state of a sale is derived from its installments.
    pub enum InstallmentStatus {
        /// Nothing received yet, and not past due.
        Pending = 1,
        /// Received in full.
        Paid = 2,
        /// Received in part.
        PartiallyReceived = 3,
        /// No longer charged.
        Cancelled = 4,
        /// Nothing received, and past due.
        Overdue = 5,
    }
}

codes! {
    /// A yes/no flag that the service writes as 1 for yes and 0 for no.
    pub enum Flag {
        /// No.
        No = 0,
        /// Yes.
        Yes = 1,
    }
}

codes! {
    /// A yes/no flag that the service writes as 1 for yes and 2 for no.
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
        /// Every month. The documentation of version 1 lists this code. The documentation of version 2 does not list it, but
        /// uses it in an example.
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
        /// Immediately.
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
        /// Waiting to be issued.
        Pending = 3,
        /// Issuing the invoice failed, for example because the city hall rejected it.
        Error = 4,
    }
}

codes! {
    /// Kind of the provisional receipt (RPS) from which an NFS-e is issued.
    pub enum RpsKind {
        /// Ordinary provisional receipt (RPS) for services.
        Normal = 1,
        /// Invoice of goods and services together.
        Mixed = 2,
        /// Till receipt (cupom).
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
        /// Exempt (isenção): the ISS is 0.
        Exempt = 3,
        /// Immune (imunidade): the ISS is 0.
        Immune = 4,
        /// Collection of the ISS suspended by court decision.
        SuspendedByCourt = 5,
        /// Collection of the ISS suspended by administrative procedure.
        SuspendedByAdministration = 6,
        /// Export of services: the ISS is 0.
        Export = 51,
    }
}

codes! {
    /// Whether a customer is a legal entity or an individual.
    pub enum PersonKind {
        /// Legal entity, which has a CNPJ.
        LegalEntity = 1,
        /// Individual, who has a CPF.
        Individual = 2,
    }
}

codes! {
    /// Kind of a payment method.
    pub enum PaymentKind {
        /// Cash.
        Cash = 1,
        /// Boleto.
        Boleto = 2,
        /// Cheque.
        Cheque = 3,
        /// Credit card that is charged outside the service.
        ExternalCreditCard = 4,
        /// Debit card that is charged outside the service.
        ExternalDebitCard = 5,
        /// Deposit.
        Deposit = 6,
        /// Bank transfer.
        Transfer = 7,
        /// Other collection outside the service.
        ExternalCollection = 9,
        /// Card that the service charges online.
        OnlineCard = 11,
        /// Pix.
        Pix = 12,
    }
}

codes! {
    /// What is displayed as the frequency of a plan.
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
        /// The invoice was issued with an error.
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
    /// Gender of a person. The service accepts this code, but returns the display text instead.
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
