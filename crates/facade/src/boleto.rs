//! Boletos: linha digitável and barcode, due date factor, late charges, updates.

use lastro_macros::operations;

/// Boletos: linha digitável and barcode, due date factor, late charges, updates.
#[operations(area = "boleto")]
mod operations {
    use lastro::brazil::linha_digitavel::{self, Slip};
    use lastro::calc::late::{self, Debt, LateCharges, Rounding, Update};
    use lastro::model::{Installment, Json};
    use lastro::rules::{self, WriteOperation};
    use lastro::{Issue, IssueCode, LastroError, LocalDate, Money, Percent};

    /// Fine and interest on a late boleto, and the new total. `valor` is the original value. The fine does not depend on the
    /// number of days. The interest is simple interest per calendar day, with months of 30 days. Each amount is rounded once,
    /// at the end. At 0 days both are zero.
    ///
    /// # Errors
    /// `out_of_range` at `valor` below zero, at a percentage outside 0 to 100, and at `dias` outside 0 to 36500.
    pub fn late_charges(
        valor: Money,
        multa: Percent,
        juros_mensal: Percent,
        dias: i64,
        rounding: Option<Rounding>,
    ) -> Result<LateCharges, LastroError> {
        Debt { valor, multa, juros_mensal }.charges(dias, rounding.unwrap_or(Rounding::HalfUp))
    }

    /// The number of days a payment is late (Lei 7.089/1983). If the due date is not a business day, payment on the next
    /// business day is in time, and the result is 0. A later payment is late by the calendar days since the due date itself.
    /// `holidays`: local holidays, in addition to the national ones.
    ///
    /// # Errors
    /// `out_of_range` at `data_vencimento` if no business day follows it within a year.
    pub fn days_late(
        data_vencimento: LocalDate,
        data_pagamento: LocalDate,
        holidays: Option<Vec<LocalDate>>,
    ) -> Result<i64, LastroError> {
        let days = late::days_late(data_vencimento, data_pagamento, &holidays.unwrap_or_default());
        days.ok_or_else(|| LastroError::at("data_vencimento", IssueCode::OutOfRange))
    }

    /// The body of "update boleto" for an installment and a new due date, with fine and interest up to that date. The
    /// service does not compute these amounts itself.
    ///
    /// # Errors
    /// `required` at `installment.id`, `installment.data_vencimento` or `installment.valor` if it is missing; `out_of_range`
    /// at a new due date that is before `today` or more than 36500 days late, at a percentage outside 0 to 100, and at a value
    /// of the installment that is not above zero or is too large to compute the charges.
    pub fn update_body(
        installment: Installment,
        data_vencimento_novo: LocalDate,
        today: LocalDate,
        multa: Option<Percent>,
        juros_mensal: Option<Percent>,
        holidays: Option<Vec<LocalDate>>,
    ) -> Result<Json, LastroError> {
        let local_holidays = &holidays.unwrap_or_default();
        let update = Update { new_due: data_vencimento_novo, multa, juros_mensal, local_holidays };
        Ok(Json(rules::body(&late::update_body(&installment, &update, today)?, WriteOperation::Update)))
    }

    /// The due date factor of a date (FEBRABAN). Factors count the days since 1997-10-07, up to 9999 on 2025-02-21; from the
    /// next day they count again from 1000.
    ///
    /// # Errors
    /// `out_of_range` outside 1997-10-08 to 2049-10-13.
    pub fn fator_vencimento(date: LocalDate) -> Result<i64, LastroError> {
        linha_digitavel::factor(date).ok_or_else(|| {
            let issue = Issue::error("date", IssueCode::OutOfRange);
            LastroError::invalid(issue.with("min", "1997-10-08").with("max", "2049-10-13"))
        })
    }

    /// Reads a linha digitável of 47 digits (boleto) or 48 digits (utility slip), without punctuation or in its printed
    /// form. All check digits are checked. A due date factor of 1000 or more stands for two dates, 9000 days apart. The due date
    /// is the one between 3000 days before and 5500 days after `reference_date`; if neither is, it is unset.
    ///
    /// # Errors
    /// `invalid_linha_digitavel`.
    pub fn parse_linha_digitavel(linha: String, reference_date: LocalDate) -> Result<Slip, LastroError> {
        let slip = linha_digitavel::parse(&linha, reference_date);
        slip.ok_or_else(|| LastroError::at("linha", IssueCode::InvalidLinhaDigitavel))
    }

    /// Whether a string is a linha digitável with correct check digits.
    ///
    /// # Errors
    /// None: returns false for any other string.
    pub fn is_valid_linha_digitavel(linha: String) -> Result<bool, LastroError> {
        Ok(linha_digitavel::to_barcode(&linha).is_some())
    }

    /// The linha digitável, without dots and spaces, of a barcode of 44 digits.
    ///
    /// # Errors
    /// `invalid_barcode`.
    pub fn to_linha_digitavel(barcode: String) -> Result<String, LastroError> {
        linha_digitavel::from_barcode(&barcode).ok_or_else(|| LastroError::at("barcode", IssueCode::InvalidBarcode))
    }
}
pub use operations::*;
