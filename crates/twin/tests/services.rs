//! Services: the endpoints of both documents, as a client sees them.

mod common;

use common::{Client, json};

#[test]
fn a_service_is_inserted_selected_updated_and_deleted() {
    let mut client = Client::new();
    let (status, inserted) = client.send("POST", "/api/v2/servicos/", r#"{"nome": "Consultoria", "id": 99}"#);
    assert_eq!(status, 200);
    assert_eq!(
        inserted,
        json(
            r#"{"id":1,"nome":"Consultoria","status":1,"id_servico":null,"servico":null,"id_atividade":null,"atividade":null,
            "discriminacao":null,"valor":0.00,"impostos_percentual":0.00,"codigo_tributacao_municipio":null}"#
        )
    );
    assert_eq!(client.send("GET", "/api/v2/servicos/1", ""), (200, inserted));
    let (status, updated) =
        client.send("PUT", "/api/v2/servicos/1", r#"{"valor": 12.5, "nome": "Aula", "servico": "x"}"#);
    assert_eq!((status, updated.get("valor")), (200, Some(&json("12.50"))));
    assert_eq!(updated.get("servico"), Some(&json("null")));
    assert_eq!(client.send("DELETE", "/api/v2/servicos/1", ""), (200, json(r#"{"id":"1"}"#)));
    assert_eq!(client.send("GET", "/api/v2/servicos/1", "").0, 404);
}
