//! Postal codes and telephone area codes of the federative units (states).

use lastro::brazil::municipality;

use super::draw::Draw;

/// A federative unit: its code, the lowest and the highest first three digits of its postal codes, and a telephone area code.
struct Unit(i64, i64, i64, i64);

const UNITS: &[Unit] = &[
    Unit(11, 768, 769, 69),
    Unit(12, 699, 699, 68),
    Unit(13, 690, 692, 92),
    Unit(14, 693, 693, 95),
    Unit(15, 660, 688, 91),
    Unit(16, 689, 689, 96),
    Unit(17, 770, 779, 63),
    Unit(21, 650, 659, 98),
    Unit(22, 640, 649, 86),
    Unit(23, 600, 639, 85),
    Unit(24, 590, 599, 84),
    Unit(25, 580, 589, 83),
    Unit(26, 500, 569, 81),
    Unit(27, 570, 579, 82),
    Unit(28, 490, 499, 79),
    Unit(29, 400, 489, 71),
    Unit(31, 300, 399, 31),
    Unit(32, 290, 299, 27),
    Unit(33, 200, 289, 21),
    Unit(35, 10, 199, 11),
    Unit(41, 800, 879, 41),
    Unit(42, 880, 899, 48),
    Unit(43, 900, 999, 51),
    Unit(50, 790, 799, 67),
    Unit(51, 780, 788, 65),
    Unit(52, 728, 767, 62),
    Unit(53, 700, 727, 61),
];

/// Large cities, for an account whose list of municipalities is empty.
pub const CITIES: &[i64] = &[3_550_308, 3_304_557, 3_106_200, 4_106_902, 4_314_902, 2_927_408, 2_304_400, 5_300_108];

/// Chooses a postal code and a telephone area code for a city.
pub fn postal(city: i64, draw: &mut Draw) -> (String, i64) {
    let unit = municipality::unit(city);
    let (first, last, area) = UNITS
        .iter()
        .find(|known| known.0 == unit)
        .map_or((10, 199, 11), |Unit(_, first, last, area)| (*first, *last, *area));
    let code = format!("{:03}{:02}{:03}", draw.between(first, last), draw.below(100), draw.below(1_000));
    (code, area)
}
