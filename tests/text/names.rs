//! Names: each thing has its own.

use sobremesa::games::puerto_rico::{Building, Good, Role, RoleCard, Tile};
use sobremesa::text::Language;
use strum::VariantArray;

use crate::shared::all_different;

#[test]
fn names_are_unique_within_a_language() {
    for language in Language::ALL {
        let text = language.puerto_rico();
        all_different(Good::ALL.iter().map(|it| text.good(*it)));
        all_different(Good::ALL.iter().map(|it| text.good_code(*it)));
        all_different(Tile::ALL.iter().map(|it| text.tile(*it)));
        all_different(Tile::ALL.iter().map(|it| text.tile_label(*it)));
        all_different(Building::ALL.iter().map(|it| text.building(*it)));
        all_different(Building::ALL.iter().map(|it| text.building_label(*it)));
        all_different(Role::VARIANTS.iter().map(|it| text.role(*it)));
        all_different(Role::VARIANTS.iter().map(|it| text.role_label(*it)));
        all_different(RoleCard::VARIANTS.iter().map(|it| text.card(*it)));
        let things = Tile::ALL.iter().map(|it| text.tile(*it));
        all_different(things.chain(Building::ALL.iter().map(|it| text.building(*it))));
    }
}

#[test]
fn a_label_is_the_name_with_soft_hyphens() {
    for language in Language::ALL {
        let text = language.puerto_rico();
        let plain = |label: &str| label.replace('\u{ad}', "");
        for building in Building::ALL {
            assert_eq!(
                plain(text.building_label(*building)),
                text.building(*building)
            );
        }
        for role in Role::VARIANTS {
            assert_eq!(plain(text.role_label(*role)), text.role(*role));
        }
    }
}

#[test]
fn no_part_of_a_label_is_too_wide_for_its_chip() {
    for language in Language::ALL {
        let text = language.puerto_rico();
        let parts = |label: &'static str, most: usize| {
            for part in label.split(['\u{ad}', ' ']) {
                assert!(
                    part.chars().count() <= most,
                    "{language:?}: {part} of {label}"
                );
            }
        };
        for building in Building::ALL {
            parts(text.building_label(*building), 11);
        }
        for role in Role::VARIANTS {
            parts(text.role_label(*role), 8);
        }
        for tile in Tile::ALL {
            parts(text.tile_label(*tile), 8);
        }
    }
}

#[test]
fn codes_and_languages_belong_together() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(*language));
        assert!(!language.pages().language_name.is_empty());
    }
    assert_eq!(Language::from_code("de-AT"), Some(Language::German));
    assert_eq!(Language::from_code("EN_us"), Some(Language::English));
    assert_eq!(Language::from_code("den"), None);
    assert_eq!(Language::from_code(""), None);
    all_different(Language::ALL.iter().map(|it| it.code()));
    all_different(Language::ALL.iter().map(|it| it.pages().language_name));
    for language in Language::ALL {
        all_different(language.pages().player_names);
    }
}
