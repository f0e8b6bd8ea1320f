//! Tests that the story of each policy distinguishes the policy's choices, and that it identifies the choice with which a
//! recording was made.

use std::collections::BTreeSet;

use lastro_mirror::policies::open;
use lastro_mirror::stories::{Telling, all, asks_for_a_new_account};
use lastro_mirror::why::explain;

use crate::common::{Service, differences, setup};

#[test]
fn every_policy_with_more_than_one_choice_has_a_story_or_a_reason() {
    let told: BTreeSet<&str> = all().map(|(name, _)| name).collect();
    let open = open();
    let open: BTreeSet<&str> = open.iter().map(|policy| policy.name.as_str()).collect();
    assert_eq!(told, open);
    assert_eq!(all().count(), open.len(), "each once");
}

#[test]
fn a_story_names_the_choice_that_it_was_recorded_with() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for policy in open() {
        let Some((_, Telling::Story(story) | Telling::Any(story))) = all().find(|(name, _)| *name == policy.name)
        else {
            continue;
        };
        let name = policy.name.as_str();
        let new = asks_for_a_new_account(name);
        for choice in policy.choices.iter().map(String::as_str) {
            count += 1;
            let recording = Service::new(&[(name, choice)]).tell(story);
            let own = differences(&setup(&[(name, choice)], new), &recording);
            if !own.is_empty() {
                wrong.push(format!("{name}={choice} differs from itself: {own:#?}"));
                continue;
            }
            let why = explain(&setup(&[], new), &recording).expect("a search");
            let found: BTreeSet<(String, String)> =
                why.explanations.iter().map(|explanation| explanation.choice.clone()).collect();
            let is_default = policy.choices[0] == choice;
            let expected: BTreeSet<_> =
                if is_default { BTreeSet::new() } else { [(name.to_owned(), choice.to_owned())].into() };
            let or: Vec<String> =
                why.explanations.iter().flat_map(|one| &one.or).map(|(name, _)| name.clone()).collect();
            if found != expected || !or.is_empty() || !why.unexplained.is_empty() {
                let seen = differences(&setup(&[], new), &recording);
                wrong.push(format!(
                    "{name}={choice}: {:?}, unexplained {:?}; {seen:#?}",
                    why.explanations, why.unexplained
                ));
            }
            if !why.told.contains(name) {
                wrong.push(format!("{name}={choice} is not told"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// A recording can also be compared with a twin that has other choices than the default. The default choice is then found if
/// the recording shows it.
#[test]
fn the_default_is_named_where_another_choice_was_expected() {
    let mut wrong = Vec::new();
    for policy in open() {
        let Some((_, Telling::Story(story) | Telling::Any(story))) = all().find(|(name, _)| *name == policy.name)
        else {
            continue;
        };
        let name = policy.name.as_str();
        let new = asks_for_a_new_account(name);
        let recording = Service::new(&[]).tell(story);
        for other in &policy.choices[1..] {
            let why = explain(&setup(&[(name, other)], new), &recording).expect("a search");
            let expected = (name.to_owned(), policy.choices[0].clone());
            // the choice `as-version-2` of this policy means the same as `yes` if the policy `contract-automatic` has the
            // choice `yes`
            let or = if name == "v1-contract-automatic" {
                vec![("contract-automatic".to_owned(), "yes".to_owned())]
            } else {
                Vec::new()
            };
            let named: Vec<_> = why.explanations.iter().flat_map(|one| one.or.iter().chain([&one.choice])).collect();
            let right = named.contains(&&expected) && named.iter().all(|one| **one == expected || or.contains(one));
            if !right || !why.unexplained.is_empty() {
                wrong.push(format!("{name}={other}: {:?}, unexplained {:?}", why.explanations, why.unexplained));
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
