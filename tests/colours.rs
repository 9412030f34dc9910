//! Colours that people can read and tell apart, in both themes: contrast of the interface, and
//! distance between goods and between players for eyes of different kinds.

#![allow(clippy::indexing_slicing)]

use std::collections::BTreeMap;

type Rgb = [f64; 3];
type Tokens = BTreeMap<String, Rgb>;

/// The colours of a theme: those of light, and over them what dark changes.
fn tokens(dark: bool) -> Tokens {
    let css = std::fs::read_to_string("style/tokens.css").expect("the style sheet of tokens");
    let (light, rest) = css
        .split_once("@media (prefers-color-scheme: dark)")
        .expect("two themes");
    let mut tokens = declared(light);
    let (system, chosen) = rest
        .split_once(":root[data-theme=\"dark\"]")
        .expect("dark by choice");
    assert_eq!(
        declared(system),
        declared(chosen),
        "dark by system and dark by choice"
    );
    if dark {
        tokens.extend(declared(chosen));
    }
    tokens
}

fn declared(css: &str) -> Tokens {
    let colour = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": #")?;
        let digits = value.get(..6)?;
        let number = u32::from_str_radix(digits, 16)
            .ok()
            .filter(|_| value.as_bytes().get(6) == Some(&b';'))?;
        let part = |shift: u32| f64::from(number >> shift & 255) / 255.0;
        Some((name.to_owned(), [part(16), part(8), part(0)]))
    };
    css.lines().filter_map(colour).collect()
}

fn linear(colour: Rgb) -> Rgb {
    colour.map(|part| match part <= 0.04045 {
        true => part / 12.92,
        false => ((part + 0.055) / 1.055).powf(2.4),
    })
}

fn luminance(colour: Rgb) -> f64 {
    let [r, g, b] = linear(colour);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Contrast as WCAG defines it, 1 to 21.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

const SURFACES: [&str; 10] = [
    "table", "paper", "raised", "card", "sunken", "tray", "column-1", "column-2", "column-3",
    "column-4",
];

#[test]
fn words_stand_out_from_every_surface() {
    for dark in [false, true] {
        let tokens = tokens(dark);
        for (ink, least) in [
            ("ink", 7.0),
            ("ink-2", 4.5),
            ("accent", 4.4),
            ("danger", 4.5),
            ("success", 4.4),
        ] {
            for surface in SURFACES {
                let contrast = contrast(tokens[ink], tokens[surface]);
                assert!(
                    contrast >= least,
                    "{ink} on {surface}, dark {dark}: {contrast:.2}"
                );
            }
        }
        for (words, ground) in [
            ("on-accent", "accent"),
            ("top-bar-ink", "top-bar"),
            ("curtain-ink", "curtain"),
        ] {
            let contrast = contrast(tokens[words], tokens[ground]);
            assert!(
                contrast >= 4.5,
                "{words} on {ground}, dark {dark}: {contrast:.2}"
            );
        }
    }
}

#[test]
fn borders_of_controls_and_outlines_of_pieces_stand_out() {
    for dark in [false, true] {
        let tokens = tokens(dark);
        for border in ["control-border", "accent", "ink-2"] {
            for surface in SURFACES {
                let contrast = contrast(tokens[border], tokens[surface]);
                assert!(
                    contrast >= 3.0,
                    "{border} on {surface}, dark {dark}: {contrast:.2}"
                );
            }
        }
    }
}

/// How colours look to an eye without one of its three kinds of cones (Machado and others 2009,
/// severity 1).
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn seen(eye: &[[f64; 3]; 3], colour: Rgb) -> Rgb {
    let light = linear(colour);
    eye.map(|row| {
        row.iter()
            .zip(light)
            .map(|(factor, part)| factor * part)
            .sum::<f64>()
            .clamp(0.0, 1.0)
    })
}

/// CIE L*a*b* of linear light, under D65.
fn lab([r, g, b]: Rgb) -> [f64; 3] {
    let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
    let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b;
    let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883;
    let f = |t: f64| match t > 216.0 / 24389.0 {
        true => t.cbrt(),
        false => (24389.0 / 27.0 * t + 16.0) / 116.0,
    };
    [
        116.0 * f(y) - 16.0,
        500.0 * (f(x) - f(y)),
        200.0 * (f(y) - f(z)),
    ]
}

/// The distance CIEDE2000 between two colours; 20 is comfortably distinct.
fn distance(one: [f64; 3], other: [f64; 3]) -> f64 {
    let chroma = |lab: [f64; 3]| lab[1].hypot(lab[2]);
    let mean = (chroma(one) + chroma(other)) / 2.0;
    let g = 0.5 * (1.0 - (mean.powi(7) / (mean.powi(7) + 25f64.powi(7))).sqrt());
    let polar = |lab: [f64; 3]| {
        let a = lab[1] * (1.0 + g);
        let hue = lab[2].atan2(a).to_degrees().rem_euclid(360.0);
        (a.hypot(lab[2]), hue)
    };
    let ((c1, h1), (c2, h2)) = (polar(one), polar(other));
    let (lightness, chroma) = (other[0] - one[0], c2 - c1);
    let turn = match c1 * c2 == 0.0 {
        true => 0.0,
        false => (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0,
    };
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = ((one[0] + other[0]) / 2.0, (c1 + c2) / 2.0);
    let h = match c1 * c2 == 0.0 {
        true => h1 + h2,
        false => (h1 + turn / 2.0).rem_euclid(360.0),
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rc = 2.0 * (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let rt = -(60.0 * (-((h - 275.0) / 25.0).powi(2)).exp())
        .to_radians()
        .sin()
        * rc;
    let (l, c, h) = (lightness / sl, chroma / sc, hue / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}

#[test]
fn the_distance_is_the_published_one() {
    // Two pairs of the test data of Sharma, Wu and Dalal (2005).
    let far = distance([50.0, 2.5, 0.0], [73.0, 25.0, -18.0]);
    let near = distance([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485]);
    assert!(
        (far - 27.1492).abs() < 1e-3 && (near - 2.0425).abs() < 1e-3,
        "{far} {near}"
    );
}

#[test]
fn goods_and_players_can_be_told_apart_by_all_eyes() {
    let sets: [&[&str]; 2] = [
        &["corn", "indigo", "sugar", "tobacco", "coffee", "stone"],
        &[
            "seat-circle",
            "seat-triangle",
            "seat-square",
            "seat-diamond",
            "seat-hexagon",
        ],
    ];
    let tokens = tokens(false);
    for set in sets {
        let pairs = set
            .iter()
            .enumerate()
            .flat_map(|(at, one)| set.iter().skip(at + 1).map(move |other| (one, other)));
        for (one, other) in pairs {
            for (eye, matrix) in &EYES {
                let look = |name: &str| lab(seen(matrix, tokens[name]));
                let distance = distance(look(one), look(other));
                assert!(
                    distance >= 20.0,
                    "{one} and {other} for {eye}: {distance:.1}"
                );
            }
            let grey = |name: &str| {
                let light = luminance(tokens[name]);
                lab([light, light, light])
            };
            let distance = distance(grey(one), grey(other));
            assert!(distance >= 10.0, "{one} and {other} in grey: {distance:.1}");
        }
    }
}
