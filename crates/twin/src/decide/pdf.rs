//! Writes PDF documents of one page.

use lastro::value::hex;

/// Writes an A4 page with lines of text. Characters outside Latin-1 become question marks.
pub fn document(lines: &[String]) -> Vec<u8> {
    let mut content = String::from("BT /F1 12 Tf 56 770 Td 20 TL");
    for line in lines {
        content.push_str(&format!("\n<{}> Tj T*", hex(&latin_1(line))));
    }
    content.push_str("\nET");
    let objects = [
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Kids[3 0 R]/Count 1>>".to_owned(),
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>".to_owned(),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>".to_owned(),
        format!("<</Length {}>>\nstream\n{content}\nendstream", content.len()),
    ];
    let mut text = String::from("%PDF-1.4\n");
    let mut table = String::from("xref\n0 6\n0000000000 65535 f \n");
    for (number, object) in (1..).zip(objects) {
        table.push_str(&format!("{:010} 00000 n \n", text.len()));
        text.push_str(&format!("{number} 0 obj\n{object}\nendobj\n"));
    }
    let start = text.len();
    text.push_str(&format!("{table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n"));
    text.into_bytes()
}

fn latin_1(text: &str) -> Vec<u8> {
    let byte = |c: char| u8::try_from(u32::from(c)).ok().filter(|byte| matches!(byte, b' '..=b'~' | 0xA0..));
    text.chars().map(|c| byte(c).unwrap_or(b'?')).collect()
}
