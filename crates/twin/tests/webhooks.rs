//! Tests notifications: they are signed once, sent by the caller, retried until they are accepted, and sent in order for each
//! record.

use crate::common::{config, request};
use lastro::webhook::{Request as Received, Verdict, Verification, event, verify};
use lastro_twin::effects::Effect;
use lastro_twin::effects::outbox::Delivery;
use lastro_twin::journal::Entry;
use lastro_twin::{FaultPlan, Moment, Twin};

const START: i64 = 1_798_804_800_000;
const SECRET: &str = "segredo-do-webhook-que-ninguem-ve";
const OLD: &str = "segredo-antigo-do-webhook";

/// A twin with one subscription and these policies.
fn subscribed(policies: &str) -> Twin {
    let text = format!(
        r#"{{"subscriptions": [{{"url": "https://cliente.example/avisos", "secret": "{SECRET}", "old_secret": "{OLD}"}}],
            "policies": {policies}}}"#
    );
    Twin::new(&config(&text)).unwrap()
}

fn at(seconds: i64) -> Option<Moment> {
    Some(Moment::from_millis(START + seconds * 1_000))
}

fn advance(twin: &mut Twin, seconds: i64) {
    twin.advance(Moment::from_millis(START + seconds * 1_000), usize::MAX).unwrap();
}

fn send(twin: &mut Twin, method: &str, target: &str, body: &str) -> Option<u16> {
    twin.handle(&request(method, target, "chave", body), None).response.map(|response| response.status)
}

fn insert(twin: &mut Twin) {
    assert_eq!(
        send(twin, "POST", "/api/v2/servicos/", r#"{"nome": "Visita técnica/São Paulo", "valor": 10.5}"#),
        Some(200)
    );
}

fn update(twin: &mut Twin, id: i64) {
    assert_eq!(send(twin, "PUT", &format!("/api/v2/servicos/{id}"), r#"{"nome": "Aula"}"#), Some(200));
}

/// Takes the notifications that the caller must send now. Returns the key and the attempt number of each.
fn taken(twin: &mut Twin) -> Vec<(i64, i64)> {
    let number = |effect: &Effect| match effect {
        Effect::Deliver { delivery, attempt, .. } => (*delivery, *attempt),
    };
    twin.take_effects().iter().map(number).collect()
}

fn bodies(twin: &mut Twin) -> Vec<String> {
    let body = |effect: Effect| match effect {
        Effect::Deliver { body, .. } => body.to_string(),
    };
    twin.take_effects().into_iter().map(body).collect()
}

fn verdict(body: &str, secret: &str) -> Verdict {
    verified(body, secret).verdict
}

fn verified(body: &str, secret: &str) -> Verification {
    let secrets = [secret.to_owned()];
    let received = Received {
        body: body.as_bytes(),
        secrets: &secrets,
        now: None,
        tolerance_s: None,
        future_s: None,
        strict: true,
        any_entry: false,
    };
    verify(&received).unwrap()
}

fn deliveries(twin: &Twin) -> Vec<Delivery> {
    twin.deliveries(0, usize::MAX).unwrap()
}

fn states(twin: &Twin) -> Vec<String> {
    deliveries(twin).into_iter().map(|delivery| delivery.status).collect()
}

fn plan(twin: &mut Twin, deliveries: &str) {
    let text = format!(r#"{{"deliveries": [{deliveries}]}}"#);
    let plan: FaultPlan = lastro_twin::http::read_json(text.as_bytes()).unwrap();
    twin.faults(Some(plan)).unwrap();
}

#[test]
fn every_change_is_told_and_verifies_with_the_cores_own_check() {
    for flavour in ["php", "php_unescaped", "js", "python"] {
        let mut twin = subscribed(&format!(r#"{{"webhook-flavour": "{flavour}", "webhook-order": "none"}}"#));
        insert(&mut twin);
        advance(&mut twin, 5);
        update(&mut twin, 1);
        assert_eq!(send(&mut twin, "DELETE", "/api/v2/servicos/1", ""), Some(200));
        assert_eq!(send(&mut twin, "POST", "/api/v2/servicos/", "{}"), Some(400), "a refusal tells nobody");
        let bodies = bodies(&mut twin);
        let read: Vec<_> = bodies.iter().map(|body| event(body.as_bytes()).unwrap()).collect();
        let told: Vec<_> =
            read.iter().map(|read| (read.event.operation.as_deref().unwrap(), read.event.timestamp)).collect();
        let start = START / 1_000;
        assert_eq!(told, [("insert", Some(start)), ("update", Some(start + 5)), ("delete", Some(start + 5))]);
        for (body, read) in bodies.iter().zip(&read) {
            assert_eq!(verdict(body, SECRET), Verdict::Ok, "{flavour}: {body}");
            assert_eq!(verdict(body, OLD), Verdict::Mismatch);
            assert_eq!((read.event.api.as_deref(), read.event.endpoint.as_deref()), (Some("2"), Some("servicos")));
            assert_eq!(read.issues, []);
        }
        let names: Vec<_> = read.iter().map(|read| read.service.as_ref().unwrap().nome.as_deref().unwrap()).collect();
        assert_eq!(names, ["Visita técnica/São Paulo", "Aula", "Aula"]);
        assert_eq!(bodies[0].contains("S\\u00e3o"), matches!(flavour, "php" | "python"));
        assert_eq!(bodies[0].contains("\\/S"), flavour == "php");
    }
}

#[test]
fn an_accepted_notification_is_delivered_and_its_answer_can_be_listed() {
    let mut twin = subscribed("{}");
    insert(&mut twin);
    assert_eq!(taken(&mut twin), [(1, 1)]);
    assert_eq!(taken(&mut twin), []);
    assert_eq!(states(&twin), ["sending"]);
    twin.report(1, Some(204), at(3)).unwrap();
    let [delivery] = &deliveries(&twin)[..] else { panic!("one delivery") };
    assert_eq!((delivery.status.as_str(), delivery.due.as_deref()), ("delivered", None));
    let [attempt] = &delivery.attempts[..] else { panic!("one attempt") };
    assert_eq!(
        (attempt.at.as_str(), attempt.status, attempt.accepted),
        ("2027-01-01T09:00:00-03:00", Some(204), Some(true))
    );
    assert_eq!(attempt.ended.as_deref(), Some("2027-01-01T09:00:03-03:00"));
    // a delivered notification does not change any more
    advance(&mut twin, 1_000_000);
    twin.report(1, Some(500), None).unwrap();
    assert_eq!((taken(&mut twin), states(&twin)), (vec![], vec!["delivered".to_owned()]));
    let error = twin.report(2, Some(200), None).unwrap_err();
    assert_eq!(error.issues()[0].path, "delivery");
    assert!(twin.report(-1, Some(200), None).is_err());
}

#[test]
fn a_refused_notification_is_sent_again_by_the_policy_and_is_dead_at_the_end() {
    let mut second = 0;
    let mut twin = subscribed("{}");
    insert(&mut twin);
    for (attempt, pause) in (1..).zip([10, 60, 600, 3_600, 21_600]) {
        assert_eq!(taken(&mut twin), [(1, attempt)]);
        twin.report(1, Some(500), at(second)).unwrap();
        advance(&mut twin, second + pause - 1);
        assert_eq!(taken(&mut twin), [], "attempt {attempt}");
        second += pause;
        advance(&mut twin, second);
    }
    assert_eq!(taken(&mut twin), [(1, 6)]);
    assert_eq!(states(&twin), ["sending"]);
    twin.report(1, None, at(second)).unwrap();
    assert_eq!(states(&twin), ["dead"]);
    advance(&mut twin, second + 1_000_000);
    assert_eq!(taken(&mut twin), []);
    // the record's next notification does not wait for the dead one
    update(&mut twin, 1);
    assert_eq!(taken(&mut twin), [(2, 1)]);
}

#[test]
fn without_retries_one_refusal_is_the_end() {
    let mut twin = subscribed(r#"{"webhook-retries": "none", "webhook-success": "any"}"#);
    insert(&mut twin);
    insert(&mut twin);
    twin.report(1, None, None).unwrap();
    twin.report(2, Some(500), None).unwrap();
    assert_eq!(states(&twin), ["dead", "delivered"]);
}

#[test]
fn the_clock_of_a_notification_waits_for_the_answer() {
    let mut twin = subscribed("{}");
    insert(&mut twin);
    advance(&mut twin, 3_600);
    update(&mut twin, 1);
    assert_eq!(taken(&mut twin), [(1, 1)]);
    // However far the twin's clock moves while the response is awaited, no attempt fails, and the second notification still
    // waits.
    advance(&mut twin, 100_000_000);
    assert_eq!((taken(&mut twin), states(&twin)), (vec![], vec!["sending".to_owned(), "waiting".to_owned()]));
    // The next attempts are due ten seconds and a minute after the failed ones. That is long before the twin's current instant,
    // so they are sent at once.
    twin.report(1, None, None).unwrap();
    assert_eq!(taken(&mut twin), [(1, 2)]);
    twin.report(1, Some(500), None).unwrap();
    assert_eq!(taken(&mut twin), [(1, 3)]);
    twin.report(1, Some(200), None).unwrap();
    assert_eq!(taken(&mut twin), [(2, 1)]);
    twin.report(2, Some(200), None).unwrap();
    let sent: Vec<_> = deliveries(&twin).iter().flat_map(|one| one.attempts.clone()).collect();
    let sent: Vec<_> =
        sent.iter().map(|attempt| (&attempt.at[11..19], &attempt.ended.as_deref().unwrap()[11..19])).collect();
    let expected = ["09:00:00", "09:00:10", "09:01:10", "10:00:00"].map(|at| (at, at));
    assert_eq!(sent, expected);
    assert!(!twin.snapshot().unwrap().text().contains("\"id\":-"), "no mark and no queue is left");
}

#[test]
fn a_report_may_say_when_the_answer_came() {
    let mut twin = subscribed("{}");
    insert(&mut twin);
    advance(&mut twin, 5);
    twin.report(1, Some(500), at(4)).unwrap();
    assert_eq!(deliveries(&twin)[0].due.as_deref(), Some("2027-01-01T09:00:14-03:00"));
    twin.report(1, Some(500), None).unwrap();
    assert_eq!(states(&twin), ["waiting"], "it had failed already");
    // an attempt was already reported as failed, but a later report that accepts the notification still counts
    twin.report(1, Some(200), at(9)).unwrap();
    assert_eq!(states(&twin), ["delivered"]);
    advance(&mut twin, 100_000);
    assert_eq!(taken(&mut twin), [(1, 1)]);
}

#[test]
fn what_was_being_sent_is_sent_again_after_a_restore() {
    let mut twin = subscribed("{}");
    insert(&mut twin);
    insert(&mut twin);
    update(&mut twin, 1);
    twin.report(2, Some(200), None).unwrap();
    let before = twin.take_effects();
    let snapshot = twin.snapshot().unwrap();
    let mut again = subscribed("{}");
    again.restore(snapshot.text()).unwrap();
    assert_eq!(again.take_effects(), before[..1], "the first alone is still awaited");
    assert_eq!(again.snapshot().unwrap(), snapshot);
    again.report(1, Some(200), None).unwrap();
    assert_eq!(taken(&mut again), [(3, 1)]);
    assert!(again.restore("no snapshot").is_err());
}

#[test]
fn notifications_of_a_record_keep_their_order_and_those_of_others_do_not_wait() {
    let mut twin = subscribed("{}");
    insert(&mut twin);
    insert(&mut twin);
    for _ in 0..3 {
        update(&mut twin, 1);
    }
    assert_eq!(taken(&mut twin), [(1, 1), (2, 1)]);
    twin.report(1, Some(500), at(0)).unwrap();
    assert_eq!(taken(&mut twin), [], "the second waits while the first is repeated");
    advance(&mut twin, 10);
    assert_eq!(taken(&mut twin), [(1, 2)]);
    twin.report(1, Some(200), None).unwrap();
    assert_eq!(taken(&mut twin), [(3, 1)]);
    twin.report(3, Some(200), None).unwrap();
    assert_eq!(taken(&mut twin), [(4, 1)]);
    update(&mut twin, 1);
    twin.report(4, Some(200), None).unwrap();
    twin.report(5, Some(200), None).unwrap();
    twin.report(2, Some(200), None).unwrap();
    assert_eq!(taken(&mut twin), [(5, 1), (6, 1)]);
    twin.report(6, Some(200), None).unwrap();
    assert_eq!(states(&twin), vec!["delivered"; 6]);
    assert!(!twin.snapshot().unwrap().text().contains("\"id\":-"), "no queue is left");
    let mut unordered = subscribed(r#"{"webhook-order": "none"}"#);
    insert(&mut unordered);
    update(&mut unordered, 1);
    assert_eq!(taken(&mut unordered), [(1, 1), (2, 1)]);
}

#[test]
fn a_subscription_gets_what_it_asked_for() {
    let text = format!(
        r#"{{"subscriptions": [
            {{"url": "https://a.example/", "secret": "{SECRET}", "endpoints": ["vendas"]}},
            {{"url": "https://b.example/", "secret": "{SECRET}", "endpoints": ["servicos"], "operations": ["delete"]}},
            {{"url": "https://c.example/", "secret": "{OLD}", "operations": ["insert", "delete"]}}
        ]}}"#
    );
    let mut twin = Twin::new(&config(&text)).unwrap();
    insert(&mut twin);
    update(&mut twin, 1);
    send(&mut twin, "DELETE", "/api/v2/servicos/1", "");
    let told: Vec<_> = deliveries(&twin).into_iter().map(|delivery| (delivery.url, delivery.operation)).collect();
    let told: Vec<_> = told.iter().map(|(url, operation)| (url.as_str(), operation.as_str())).collect();
    assert_eq!(
        told,
        [("https://c.example/", "insert"), ("https://b.example/", "delete"), ("https://c.example/", "delete")]
    );
    let mut fewer = subscribed(r#"{"webhook-structures": "customers-and-sales"}"#);
    insert(&mut fewer);
    assert!(deliveries(&fewer).is_empty());
}

/// According to the service's documentation, events have no number, and their timestamps are whole seconds. So equal events in
/// the same second have the same key.
#[test]
fn equal_events_within_a_second_have_the_same_key() {
    let mut twin = subscribed(r#"{"webhook-order": "none"}"#);
    insert(&mut twin);
    for (name, second) in [("Aula", 0), ("Curso", 0), ("Aula", 0), ("Aula", 1)] {
        advance(&mut twin, second);
        assert_eq!(send(&mut twin, "PUT", "/api/v2/servicos/1", &format!(r#"{{"nome": "{name}"}}"#)), Some(200));
    }
    let keys: Vec<_> = bodies(&mut twin).iter().map(|body| verified(body, SECRET).dedupe_key.unwrap()).collect();
    assert_eq!(keys[1], keys[3]);
    let distinct: std::collections::BTreeSet<_> = keys.iter().collect();
    assert_eq!(distinct.len(), 4, "{keys:?}");
}

#[test]
fn collected_notifications_are_kept_and_not_sent() {
    let mut twin = subscribed(r#"{"webhooks": "collect"}"#);
    insert(&mut twin);
    advance(&mut twin, 100_000);
    assert_eq!((taken(&mut twin), states(&twin)), (vec![], vec!["collected".to_owned()]));
}

#[test]
fn a_plan_corrupts_a_byte_signs_with_the_old_secret_repeats_and_delays() {
    let mut twin = subscribed(r#"{"webhook-order": "none"}"#);
    plan(
        &mut twin,
        r#"{"nth": 1, "action": {"corrupt": true}}, {"nth": 2, "action": {"old_secret": true}},
                       {"nth": 3, "action": {"duplicate": true}}, {"nth": 4, "action": {"late_ms": 400000}}"#,
    );
    for _ in 0..4 {
        insert(&mut twin);
    }
    let sent = bodies(&mut twin);
    let [corrupt, old, duplicate] = &sent[..] else { panic!("the fourth is late") };
    assert_eq!(verdict(corrupt, SECRET), Verdict::Mismatch);
    let signed = |body: &str| lastro::json::parse(body.as_bytes()).unwrap();
    assert!(signed(corrupt).get("data").is_some(), "it is JSON all the same");
    assert_eq!((verdict(old, SECRET), verdict(old, OLD)), (Verdict::Mismatch, Verdict::Ok));
    assert_eq!(verdict(duplicate, SECRET), Verdict::Ok);
    twin.report(3, Some(200), at(1)).unwrap();
    let [again] = &bodies(&mut twin)[..] else { panic!("sent once more") };
    assert_eq!(again, duplicate);
    twin.report(3, Some(200), at(2)).unwrap();
    assert_eq!(states(&twin)[2], "delivered");
    for delivery in [1, 2] {
        twin.report(delivery, Some(200), at(2)).unwrap();
    }
    advance(&mut twin, 399);
    assert_eq!(taken(&mut twin), []);
    advance(&mut twin, 400);
    let [late] = &bodies(&mut twin)[..] else { panic!("late") };
    assert_eq!(event(late.as_bytes()).unwrap().event.timestamp, Some(START / 1_000), "it was made in time");
    assert_eq!(verdict(late, SECRET), Verdict::Ok);
}

#[test]
fn a_rule_about_endpoints_leaves_the_others_alone() {
    let mut twin = subscribed("{}");
    plan(&mut twin, r#"{"endpoints": ["vendas", "servicos"], "nth": 2, "action": {"old_secret": true}}"#);
    signed_with(&mut twin, &[SECRET, OLD]);
    plan(&mut twin, r#"{"endpoints": ["vendas", "clientes"], "action": {"old_secret": true}}"#);
    signed_with(&mut twin, &[SECRET, SECRET]);
}

/// Inserts a service for each secret. Checks that the notification of the insert is signed with that secret.
fn signed_with(twin: &mut Twin, secrets: &[&str]) {
    for secret in secrets {
        insert(twin);
        let [sent] = &bodies(twin)[..] else { panic!("one notification") };
        assert_eq!(verdict(sent, secret), Verdict::Ok);
    }
}

#[test]
fn a_late_notification_delays_those_behind_it() {
    let mut twin = subscribed("{}");
    plan(&mut twin, r#"{"nth": 1, "action": {"late_ms": 60000}}"#);
    insert(&mut twin);
    update(&mut twin, 1);
    advance(&mut twin, 59);
    assert_eq!(taken(&mut twin), []);
    advance(&mut twin, 60);
    assert_eq!(taken(&mut twin), [(1, 1)]);
    twin.report(1, Some(200), None).unwrap();
    assert_eq!(taken(&mut twin), [(2, 1)]);
}

#[test]
fn a_long_queue_is_sent_in_order() {
    let mut twin = subscribed("{}");
    insert(&mut twin);
    for _ in 0..500 {
        update(&mut twin, 1);
    }
    let waiting = states(&twin).iter().filter(|status| *status == "waiting").count();
    assert_eq!(waiting, 500);
    let mut done = 0;
    while let Some((delivery, _)) = taken(&mut twin).first().copied() {
        twin.report(delivery, Some(200), None).unwrap();
        done += 1;
        assert_eq!(delivery, done, "in order");
    }
    assert_eq!(done, 501);
}

#[test]
fn the_secret_is_in_no_state_entry_or_debug_form() {
    let mut twin = subscribed("{}");
    plan(&mut twin, r#"{"action": {"old_secret": true}}"#);
    insert(&mut twin);
    twin.report(1, Some(500), None).unwrap();
    let mut texts = vec![twin.snapshot().unwrap().into_text(), format!("{twin:?}")];
    texts.extend(twin.journal(0).map(|line| line.to_string()));
    for text in &texts {
        assert!(!text.contains(SECRET) && !text.contains(OLD), "{text}");
    }
    assert!(texts.len() >= 5);
}

#[test]
fn a_notification_is_sent_once_more_in_its_turn() {
    let mut twin = subscribed("{}");
    insert(&mut twin);
    assert_eq!(taken(&mut twin), [(1, 1)]);
    assert!(twin.resend(1).is_err(), "it is on its way");
    twin.report(1, Some(200), at(1)).unwrap();
    twin.resend(1).unwrap();
    assert_eq!(taken(&mut twin), [(1, 2)]);
    // A later notification of the record waits until the resent notification has ended. The resent notification was accepted
    // before, so it is not retried.
    update(&mut twin, 1);
    assert_eq!(taken(&mut twin), []);
    twin.report(1, Some(500), at(2)).unwrap();
    assert_eq!(taken(&mut twin), [(2, 1)]);
    twin.resend(1).unwrap();
    assert_eq!(taken(&mut twin), [], "now it waits for the later one");
    twin.report(2, Some(200), at(3)).unwrap();
    assert_eq!(taken(&mut twin), [(1, 3)]);
    twin.report(1, Some(200), at(4)).unwrap();
    assert_eq!(deliveries(&twin).iter().map(|one| one.status.as_str()).collect::<Vec<_>>(), ["delivered", "delivered"]);
    for unknown in [0, -1, 9] {
        assert!(twin.resend(unknown).is_err(), "{unknown}");
    }
    // a replay of the journal reaches the same state
    let journal: Vec<_> = twin.journal(0).map(|line| Entry::parse(line.as_bytes()).unwrap()).collect();
    let mut again = subscribed("{}");
    assert_eq!(again.replay(&journal).unwrap(), None);
    assert_eq!(again.snapshot().unwrap(), twin.snapshot().unwrap());
}

#[test]
fn a_dead_notification_gets_one_more_attempt() {
    let mut twin = subscribed(r#"{"webhook-retries": "none"}"#);
    insert(&mut twin);
    twin.report(1, None, at(1)).unwrap();
    assert_eq!(deliveries(&twin)[0].status, "dead");
    twin.resend(1).unwrap();
    taken(&mut twin);
    twin.report(1, Some(204), at(2)).unwrap();
    assert_eq!(deliveries(&twin)[0].status, "delivered");
}
