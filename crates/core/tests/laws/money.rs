//! Property tests of amounts: split amounts, late charges, totals.

use lastro::calc::allocation::allocate;
use lastro::calc::installments::{SplitPolicy, split};
use lastro::calc::late::{Debt, Rounding};
use lastro::calc::totals::item_total;
use lastro::value::Choice as _;
use lastro::{Money, Percent, Quantity};
use proptest::prelude::*;

use crate::common::money;

fn negated(amount: Money) -> Money {
    Money::from_cents(-amount.cents()).expect("the range is symmetric")
}

/// Generates weights, in units of a ten-thousandth. Many are 0 or small, so that equal weights are frequent.
fn weight() -> impl Strategy<Value = i64> {
    prop_oneof![2 => Just(0), 4 => 1..=5_i64, 3 => 1..=10_000_i64, 2 => (1..=400_i64).prop_map(|n| n * 2500), 1 => 1..=10_000_000_000_i64]
}

fn quantity(ten_thousandths: i64) -> Quantity {
    let text = format!("{}.{:04}", ten_thousandths / 10_000, ten_thousandths % 10_000);
    text.parse().expect("a quantity")
}

fn quantities(weights: &[i64]) -> Vec<Quantity> {
    weights.iter().copied().map(quantity).collect()
}

/// Generates an amount and weights, of which at least one is above zero.
fn allocation() -> impl Strategy<Value = (Money, Vec<i64>)> {
    let weights = prop::collection::vec(weight(), 1..=12);
    (money(), weights.prop_filter("a weight above zero", |weights| weights.iter().any(|weight| *weight > 0)))
}

/// The exact share of a weight: its whole cents, and the remaining fraction of a cent as a numerator over the sum of the
/// weights.
fn quota(total: Money, weight: i64, weights: &[i64]) -> (i128, i128) {
    let sum: i128 = weights.iter().map(|weight| i128::from(*weight)).sum();
    let part = i128::from(total.cents().unsigned_abs()) * i128::from(weight);
    (part / sum, part % sum)
}

fn cents(share: &Money) -> i128 {
    i128::from(share.cents().unsigned_abs())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Each share is the exact share, rounded down or up to a whole cent. An exact share in whole cents is not changed.
    #[test]
    fn each_share_is_the_exact_share_rounded_up_or_down((total, weights) in allocation()) {
        let shares = allocate(total, &quantities(&weights)).expect("shares");
        prop_assert_eq!(Money::checked_sum(shares.iter().copied()), Some(total));
        for (share, weight) in shares.iter().zip(&weights) {
            let (floor, remainder) = quota(total, *weight, &weights);
            let above = cents(share) - floor;
            prop_assert!(above == 0 || (above == 1 && remainder > 0), "{share} of {floor} and {remainder}");
            prop_assert!(share.cents() == 0 || share.is_negative() == total.is_negative());
        }
    }

    /// A share is rounded up only if all shares with a larger remainder are rounded up, and so are all earlier shares with
    /// the same remainder.
    #[test]
    fn the_largest_remainders_get_the_cents((total, weights) in allocation()) {
        let shares = allocate(total, &quantities(&weights)).expect("shares");
        let quotas: Vec<_> = weights.iter().map(|weight| quota(total, *weight, &weights)).collect();
        let mut order: Vec<usize> = (0..weights.len()).collect();
        order.sort_by_key(|place| (-quotas[*place].1, *place));
        let rounded_up = order.iter().map(|place| cents(&shares[*place]) > quotas[*place].0);
        prop_assert!(rounded_up.is_sorted_by(|before, after| before >= after), "{shares:?}");
    }

    /// If the weights are in another order, only shares with equal remainders can differ.
    #[test]
    fn the_order_of_the_weights_affects_only_ties((total, weights) in allocation(), turn in 0..12_usize) {
        let turn = turn % weights.len();
        let shares = allocate(total, &quantities(&weights)).expect("shares");
        let mut turned = weights.clone();
        turned.rotate_left(turn);
        let mut back = allocate(total, &quantities(&turned)).expect("shares");
        back.rotate_right(turn);
        let remainder = |place: usize| quota(total, weights[place], &weights).1;
        for place in 0..shares.len() {
            let tied = (0..shares.len()).any(|other| other != place && remainder(other) == remainder(place));
            prop_assert!(shares[place] == back[place] || tied, "{shares:?} and {back:?}");
        }
    }

    #[test]
    fn shares_of_a_negative_amount_are_the_negated_shares((total, weights) in allocation(), count in 1..=40_i64) {
        let mirrored = |shares: Vec<Money>| shares.into_iter().map(negated).collect::<Vec<_>>();
        let weights = quantities(&weights);
        prop_assert_eq!(allocate(negated(total), &weights), allocate(total, &weights).map(mirrored));
        for policy in SplitPolicy::ALL {
            prop_assert_eq!(split(negated(total), count, *policy), split(total, count, *policy).map(mirrored));
        }
    }

    #[test]
    fn equal_weights_give_the_same_shares_as_split(total in money(), count in 1..=60_i64, weight in 1..=1_000_000_i64) {
        let weights = vec![quantity(weight); usize::try_from(count).expect("a count")];
        prop_assert_eq!(allocate(total, &weights), split(total, count, SplitPolicy::Spread));
    }

    /// Multiplying all weights by the same factor does not change the shares.
    #[test]
    fn scaling_all_weights_does_not_change_the_shares(total in money(), weights in prop::collection::vec(0..=10_000_i64, 1..=12), factor in 1..=100_000_i64) {
        let scaled: Vec<i64> = weights.iter().map(|weight| weight * factor).collect();
        prop_assert_eq!(allocate(total, &quantities(&weights)), allocate(total, &quantities(&scaled)));
    }

    /// Depending on the policy, the remaining cents are spread over the first shares, one cent each, or all go to the first share
    /// or to the last one.
    #[test]
    fn the_policy_decides_which_shares_get_the_remainder(total in money(), count in prop_oneof![1..=12_i64, 1..=1000_i64]) {
        let (share, left_over) = (total.cents() / count, total.cents() % count);
        let of = |policy| split(total, count, policy).expect("shares").iter().map(|share| share.cents()).collect::<Vec<_>>();
        let places = 0..count;
        let spread: Vec<i64> = places.clone().map(|place| share + if place < left_over.abs() { left_over.signum() } else { 0 }).collect();
        prop_assert_eq!(of(SplitPolicy::Spread), spread);
        let one = |chosen: i64| places.clone().map(|place| share + if place == chosen { left_over } else { 0 }).collect::<Vec<_>>();
        prop_assert_eq!(of(SplitPolicy::First), one(0));
        prop_assert_eq!(of(SplitPolicy::Last), one(count - 1));
    }

    #[test]
    fn nothing_is_charged_at_zero_days(cents in 0..=Money::MAX_CENTS, fine in 0..=10_000_i64, interest in 0..=10_000_i64) {
        let percent = |hundredths| Percent::from_hundredths(hundredths).expect("in range");
        let debt = Debt { valor: Money::from_cents(cents).expect("in range"), multa: percent(fine), juros_mensal: percent(interest) };
        for rounding in Rounding::ALL {
            let charges = debt.charges(0, *rounding).expect("charges");
            prop_assert_eq!((charges.multa_total, charges.juros_mensal_total, charges.valor_novo), (Money::ZERO, Money::ZERO, debt.valor));
        }
    }

    /// The total differs from the exact product by at most half a cent; exactly half a cent is rounded away from zero.
    #[test]
    fn an_items_total_is_rounded_half_up(valor in money(), ten_thousandths in weight()) {
        let exact = i128::from(valor.cents()) * i128::from(ten_thousandths);
        let Ok(total) = item_total(valor, quantity(ten_thousandths)) else {
            prop_assert!(exact.abs() / 10_000 >= i128::from(Money::MAX_CENTS));
            return Ok(());
        };
        let away = i128::from(total.cents()) * 10_000 - exact;
        let outwards = if valor.is_negative() { -away } else { away };
        prop_assert!(outwards > -5_000 && outwards <= 5_000, "{total} is {away} ten-thousandths of a cent away");
        prop_assert_eq!(item_total(negated(valor), quantity(ten_thousandths)), Ok(negated(total)));
    }
}
