//! Property tests of receipts for the installments of a sale.

use lastro::calc::status;
use lastro::model::codes::InstallmentStatus;
use lastro::model::{Installment, Receipt, Sale};
use lastro::rules::confirm_receipt;
use lastro::{LocalDate, Money};
use proptest::prelude::*;

use crate::common::{dates, money};

/// Generates amounts above zero.
fn positive() -> impl Strategy<Value = Money> {
    money()
        .prop_map(|amount| Money::from_cents(amount.cents().abs().clamp(1, Money::MAX_CENTS / 100)).expect("in range"))
}

/// Generates sales with one to four installments. An installment may be 0.00, cancelled, or already partially received.
fn sale() -> impl Strategy<Value = Sale> {
    let valor = prop_oneof![8 => positive(), 1 => Just(Money::ZERO)];
    let before = prop_oneof![3 => Just(None), 1 => positive().prop_map(Some)];
    let status = prop_oneof![9 => Just(None), 1 => Just(Some(InstallmentStatus::Cancelled))];
    prop::collection::vec((valor, before, status, dates()), 1..=4).prop_map(|all| Sale {
        parcelas: Some(
            (1..)
                .zip(all)
                .map(|(id, (valor, valor_recebido, status, due))| Installment {
                    id: Some(id),
                    valor: Some(valor),
                    valor_recebido,
                    status,
                    data_vencimento: Some(due),
                    ..Installment::default()
                })
                .collect(),
        ),
        ..Sale::default()
    })
}

/// Generates receipts with an amount for installments with the keys 1 to 4. Since a sale may have fewer installments, the key of
/// a receipt may be unknown.
fn receipts() -> impl Strategy<Value = Vec<Receipt>> {
    let receipt = (1..=4_i64, positive(), dates()).prop_map(|(key, amount, day)| Receipt {
        id_parcela: Some(key),
        valor_recebido: Some(amount),
        data_recebimento: Some(day),
        ..Receipt::default()
    });
    prop::collection::vec(receipt, 1..8)
}

fn installments(sale: &Sale) -> &[Installment] {
    sale.parcelas.as_deref().unwrap_or_default()
}

fn received(installment: &Installment) -> i64 {
    installment.valor_recebido.map_or(0, Money::cents)
}

/// Confirms receipts one after the other. Returns the sale after all accepted receipts, and the receipts that were accepted.
fn after<'r>(sale: &Sale, receipts: impl IntoIterator<Item = &'r Receipt>) -> (Sale, Vec<&'r Receipt>) {
    let (mut sale, mut accepted) = (sale.clone(), Vec::new());
    for receipt in receipts {
        if let Ok(next) = confirm_receipt(sale.clone(), receipt) {
            sale = next;
            accepted.push(receipt);
        }
    }
    (sale, accepted)
}

/// The expected state of an installment, computed independently of the library. Cancelled stays cancelled. Otherwise an
/// installment is paid if its whole amount or more was received, or if its amount is 0.00; it is partially received if less
/// was received. `None` if nothing was received.
fn state(installment: &Installment) -> Option<InstallmentStatus> {
    let valor = installment.valor.map_or(0, Money::cents);
    match installment.status {
        Some(InstallmentStatus::Cancelled) => Some(InstallmentStatus::Cancelled),
        _ if received(installment) >= valor => Some(InstallmentStatus::Paid),
        _ if received(installment) > 0 => Some(InstallmentStatus::PartiallyReceived),
        _ => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// The received amount is the earlier amount plus the sum of the receipts; the receipt date is that of the latest receipt.
    #[test]
    fn receipts_add_up(sale in sale(), receipts in receipts()) {
        let (paid, accepted) = after(&sale, &receipts);
        for (before, now) in installments(&sale).iter().zip(installments(&paid)) {
            let own = accepted.iter().filter(|receipt| receipt.id_parcela == before.id);
            let sum: i64 = own.clone().filter_map(|receipt| receipt.valor_recebido).map(Money::cents).sum();
            prop_assert_eq!(received(now), received(before) + sum);
            let Some(latest) = own.filter_map(|receipt| receipt.data_recebimento).max() else {
                prop_assert_eq!(before, now, "an installment without a receipt");
                continue;
            };
            prop_assert_eq!(now.data_recebimento.as_ref().map(ToString::to_string), Some(format!("{latest}T00:00:00-03:00")));
            prop_assert_eq!(now.status, state(now));
        }
        // receipts are rejected only for an unknown key or a cancelled installment
        let open = installments(&sale).iter().filter(|i| i.status != Some(InstallmentStatus::Cancelled));
        let keys: Vec<_> = open.map(|installment| installment.id).collect();
        prop_assert_eq!(accepted.len(), receipts.iter().filter(|receipt| keys.contains(&receipt.id_parcela)).count());
    }

    /// Confirming the receipts in another order gives the same amounts, dates and states.
    #[test]
    fn the_order_of_receipts_does_not_matter(sale in sale(), (receipts, shuffled) in receipts().prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle())), day in dates()) {
        let (one, other) = (after(&sale, &receipts).0, after(&sale, &shuffled).0);
        for (one, other) in installments(&one).iter().zip(installments(&other)) {
            prop_assert_eq!(one, other);
        }
        prop_assert_eq!(status::of_sale(&one, day, &[]), status::of_sale(&other, day, &[]));
    }

    /// A receipt, with or without an amount, never lowers a received amount, never sets a receipt date back, and never changes
    /// another installment.
    #[test]
    fn a_receipt_never_lowers_an_amount_or_moves_a_date_back(sale in sale(), first in receipts(), key in 1..=4_i64, amount in prop::option::of(money()), days in -40..=40_i64) {
        let (sale, _) = after(&sale, &first);
        let last = first.iter().filter_map(|receipt| receipt.data_recebimento).max().unwrap_or(LocalDate::EPOCH);
        let receipt = Receipt { id_parcela: Some(key), valor_recebido: amount, data_recebimento: last.plus_days(days), ..Receipt::default() };
        let Ok(paid) = confirm_receipt(sale.clone(), &receipt) else { return Ok(()) };
        for (before, now) in installments(&sale).iter().zip(installments(&paid)) {
            prop_assert!(received(now) >= received(before), "{before:?} {now:?}");
            if before.id != Some(key) {
                prop_assert_eq!(before, now);
            } else if received(now) == received(before) {
                prop_assert_eq!(&now.data_recebimento, &before.data_recebimento, "a receipt of nothing");
            }
        }
    }
}
