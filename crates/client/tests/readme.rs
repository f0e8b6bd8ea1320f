//! Runs the example of the README over HTTP against a simulated service (`lastro-twin`).

use std::sync::Mutex;

use lastro::model::{ConcealedText, Customer};
use lastro_client::{Client, Error};
use lastro_twin::http::read_json;
use lastro_twin::{Request, Twin};

use crate::account::{KEY, customer};
use crate::server::{Server, json};

#[rustfmt::skip]
async fn example(url: &str, key: &str, ana: Customer) -> Result<(), Error> {
    let client = Client::new(url, ConcealedText::new(key))?;
    let mut sales = client.sales().list().query("valor_venda[gt]=100");
    while let Some(sale) = sales.next().await {
        println!("{:?}", sale?.valor_venda);
    }
    let customer = client.customers().insert(&ana).await?;
    println!("{:?}", customer.id);
    Ok(())
}

#[tokio::test]
async fn the_example_runs() {
    let readme = include_str!("../README.md");
    let block = readme.split("```").nth(1).and_then(|block| block.strip_prefix("rust\n")).expect("an example");
    for line in block.lines() {
        assert!(include_str!("readme.rs").contains(&format!("\n    {line}\n")), "{line}");
    }
    let twin = Mutex::new(Twin::new(&read_json(b"{}").expect("a configuration")).expect("a twin"));
    let server = Server::start(move |_, text| {
        let (head, body) = text.split_once("\r\n\r\n").expect("a request");
        let mut lines = head.lines();
        let mut first = lines.next().expect("a line").split(' ').map(str::to_owned);
        let headers = lines.filter_map(|line| line.split_once(": "));
        let request = Request {
            method: first.next().expect("a method"),
            target: first.next().expect("a target"),
            headers: headers.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            body: body.as_bytes().to_vec(),
        };
        let response = twin.lock().expect("unlocked").handle(&request, None).response.expect("a response");
        json(&format!("{} OK", response.status), "", &String::from_utf8(response.body).expect("a text"))
    });
    let server = server.await;
    example(&server.url, KEY, customer("Ana")).await.expect("it runs");
    assert_eq!(server.requests().len(), 3);
}
