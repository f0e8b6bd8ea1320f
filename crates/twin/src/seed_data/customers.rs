//! The customers of the generated company.

use lastro::brazil::cnpj;
use lastro::model::codes::{ActiveStatus, Flag, Gender, PersonKind};
use lastro::model::{Card, CardNumber, Contact, Customer};
use lastro::{DateTime, LocalDate};

use super::draw::Draw;
use super::{places, words};
use crate::moment::{DAY, Moment};

/// How many different CPFs (nine digits, without check digits) and CNPJ roots (eight digits) there are.
const CPFS: i64 = 1_000_000_000;
const CNPJS: i64 = 100_000_000;
/// A step that is coprime to `CPFS` and to `CNPJS`. So its multiples modulo `CPFS` (or `CNPJS`) take every value before one repeats.
const STEP: i64 = 38_196_601;

/// What the generated customers depend on, besides the seed.
#[derive(Debug, Clone)]
pub struct Surroundings {
    /// The current instant.
    pub now: Moment,
    /// The keys of the known municipalities.
    pub cities: Vec<i64>,
    /// The key of the payment method for stored cards; `None` if the account has none.
    pub card_method: Option<i64>,
}

/// Generates the customer number `ordinal`.
pub fn customer(seed: i64, ordinal: i64, around: &Surroundings) -> Customer {
    let mut draw = Draw::of(seed, "customer", ordinal);
    let company = draw.chance(55);
    let gender = if draw.chance(50) { Gender::Female } else { Gender::Male };
    let (nome, razao_social) = if company { company_name(&mut draw) } else { (person(gender, &mut draw), None) };
    let city = city(seed, &mut draw, &around.cities);
    let (cep, area) = places::postal(city, &mut draw);
    let today = around.now.day();
    let mut customer = Customer {
        codigo: draw.chance(30).then(|| ordinal.saturating_add(1_000)),
        data_cadastro: registered(ordinal, around.now, &mut draw),
        status: Some(if draw.chance(93) { ActiveStatus::Active } else { ActiveStatus::Inactive }),
        tipo: Some(if company { PersonKind::LegalEntity } else { PersonKind::Individual }),
        nome: Some(nome.clone()),
        razao_social,
        cep: lastro::brazil::cep::format(&cep),
        id_cidade: Some(city),
        endereco: Some(draw.word(words::STREETS).to_owned()),
        numero: Some(draw.between(1, 2_999).to_string()),
        complemento: draw.chance(25).then(|| draw.word(words::COMPLEMENTS).to_owned()),
        bairro: Some(draw.word(words::DISTRICTS).to_owned()),
        ..Customer::default()
    };
    if company {
        customer.cnpj = company_number(seed, ordinal);
        customer.inscricao_estadual = draw.chance(60).then(|| draw.between(100_000_000, 999_999_999).to_string());
        customer.inscricao_municipal = draw.chance(40).then(|| draw.between(100_000, 999_999).to_string());
    } else {
        customer.cpf = person_number(number(seed, "cpf", ordinal, CPFS));
        customer.genero = Some(gender);
        customer.data_nascimento = born(today, &mut draw);
    }
    customer.contatos = Some(contacts(&nome, company, area, today, &mut draw));
    customer.cartoes =
        Some(if draw.chance(12) { vec![card(&nome, today, around.card_method, &mut draw)] } else { Vec::new() });
    customer
}

/// Generates the name (`nome`) and the registered name (`razao_social`) of a company.
fn company_name(draw: &mut Draw) -> (String, Option<String>) {
    let name = if draw.chance(50) { draw.word(words::COMPANIES) } else { draw.word(words::SURNAMES) };
    let nome = format!("{} {name}", draw.word(words::BRANCHES));
    let form = if draw.chance(80) { "Ltda." } else { "S.A." };
    let registered = format!("{nome} {form}");
    (nome, Some(registered))
}

fn person(gender: Gender, draw: &mut Draw) -> String {
    let first = draw.word(if gender == Gender::Female { words::WOMEN } else { words::MEN });
    let (middle, last) = (draw.word(words::SURNAMES), draw.word(words::SURNAMES));
    if middle == last { format!("{first} {last}") } else { format!("{first} {middle} {last}") }
}

/// Chooses the city of a customer. About four in ten customers are in one city, the home of the generated company.
fn city(seed: i64, draw: &mut Draw, cities: &[i64]) -> i64 {
    let cities = if cities.is_empty() { places::CITIES } else { cities };
    let home = Draw::of(seed, "home", 0).pick(cities).copied();
    let other = draw.pick(cities).copied();
    if draw.chance(40) { home } else { other }.unwrap_or_default()
}

/// Chooses the registration date, two to four years ago, so that it is before the company's first sale.
fn registered(ordinal: i64, now: Moment, draw: &mut Draw) -> Option<DateTime> {
    let days = 1_460_i64.saturating_sub(ordinal.rem_euclid(700));
    let hours = draw.between(8 * 3_600, 18 * 3_600).saturating_mul(1_000);
    let day = now.day().plus_days(days.saturating_neg())?;
    Some(Moment::start_of(day).plus(hours.min(DAY))).and_then(Moment::date_time)
}

fn born(today: LocalDate, draw: &mut Draw) -> Option<LocalDate> {
    today.plus_days(draw.between(18 * 365, 75 * 365).saturating_neg())
}

/// A number below `below` that is different for each customer.
fn number(seed: i64, label: &str, ordinal: i64, below: i64) -> i64 {
    let start = Draw::of(seed, label, 0).below(below);
    ordinal.rem_euclid(below).saturating_mul(STEP).saturating_add(start).rem_euclid(below)
}

/// Formats a CPF with its check digits. `base`: the first nine digits. Returns `None` for a number that is never issued, such as one
/// whose digits are all equal.
pub fn person_number(base: i64) -> Option<String> {
    let mut digits: Vec<i64> =
        format!("{base:09}").bytes().map(|digit| i64::from(digit.saturating_sub(b'0'))).collect();
    for _ in 0..2 {
        let weights = (2_i64..).take(digits.len()).collect::<Vec<_>>().into_iter().rev();
        let sum: i64 = digits.iter().zip(weights).map(|(digit, weight)| digit.saturating_mul(weight)).sum();
        digits.push(sum.saturating_mul(10).rem_euclid(11).rem_euclid(10));
    }
    let text: String = digits.iter().map(ToString::to_string).collect();
    lastro::brazil::cpf::format(&text)
}

/// A formatted CNPJ with its check digits, different for each customer.
fn company_number(seed: i64, ordinal: i64) -> Option<String> {
    let base = format!("{:08}0001", number(seed, "cnpj", ordinal, CNPJS));
    let digits = cnpj::check_digits(&base)?;
    cnpj::format(&format!("{base}{digits}"))
}

fn contacts(nome: &str, company: bool, area: i64, today: LocalDate, draw: &mut Draw) -> Vec<Contact> {
    let mut contacts = Vec::new();
    if company || draw.chance(40) {
        let gender = if draw.chance(50) { Gender::Female } else { Gender::Male };
        let name = if company { person(gender, draw) } else { nome.to_owned() };
        let kind = if company { draw.word(&["financeiro", "comercial", "diretoria"]) } else { "pessoal" };
        contacts.push(contact(kind, &name, area, draw));
    }
    if !company && draw.chance(15) {
        let name = person(Gender::Female, draw);
        let mut dependent = contact("dependente", &name, area, draw);
        dependent.principal = Some(Flag::No);
        dependent.email = None;
        dependent.cpf = person_number(draw.below(CPFS));
        dependent.data_nascimento = today.plus_days(draw.between(365, 17 * 365).saturating_neg());
        dependent.genero = Some(Gender::Female);
        contacts.push(dependent);
    }
    contacts
}

fn contact(kind: &str, name: &str, area: i64, draw: &mut Draw) -> Contact {
    let mobile = format!("({area}) 9{:04}-{:04}", draw.below(10_000), draw.below(10_000));
    let landline = format!("({area}) 3{:03}-{:04}", draw.below(1_000), draw.below(10_000));
    Contact {
        tipo: Some(kind.to_owned()),
        principal: Some(Flag::Yes),
        nome: Some(name.to_owned()),
        email: Some(format!("{}@example.com", address(name))),
        celular: Some(mobile),
        telefone: draw.chance(50).then_some(landline),
        ..Contact::default()
    }
}

/// Converts a name into the local part of an e-mail address: lower case, no accents, and a dot between words.
fn address(name: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'â' | 'ã' | 'à' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' => 'u',
        'ç' => 'c',
        ' ' => '.',
        other => other,
    };
    name.to_lowercase().chars().map(plain).filter(|c| c.is_ascii_alphanumeric() || *c == '.').collect()
}

/// Generates a card with a masked number.
fn card(holder: &str, today: LocalDate, method: Option<i64>, draw: &mut Draw) -> Card {
    let (year, ..) = today.ymd();
    let years = i32::try_from(draw.between(1, 5)).unwrap_or(1);
    let month = u32::try_from(draw.between(1, 12)).unwrap_or(1);
    Card {
        id_meio_pagamento: method,
        padrao: Some(Flag::Yes),
        titular: Some(holder.to_uppercase()),
        bandeira: Some(draw.word(&["visa", "mastercard", "elo", "amex", "hipercard"]).to_owned()),
        numero: Some(CardNumber::new(format!("**** **** **** {:04}", draw.below(10_000)))),
        validade: LocalDate::from_ymd(year.saturating_add(years), month, 1),
        ..Card::default()
    }
}
