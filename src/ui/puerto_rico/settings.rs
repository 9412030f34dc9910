//! Settings that only this game has.

use crate::games::puerto_rico::Role;
use crate::ui::app::House;
use crate::ui::live::prelude::*;
use crate::ui::parts::several;

/// The roles in whose phases there is something to choose.
const WITH_CHOICES: [Role; 6] = [
    Role::Settler,
    Role::Mayor,
    Role::Builder,
    Role::Craftsman,
    Role::Trader,
    Role::Captain,
];

/// In which phases a move without a choice is asked for all the same.
pub fn settings(house: House) -> AnyView {
    let settings = house.settings;
    let choices = move || {
        several(
            Signal::derive(move || house.words().ask_in.to_owned()),
            move || {
                let game = house.language.get().puerto_rico();
                let names = WITH_CHOICES.iter().map(|role| game.role_label(*role));
                names.map(str::to_owned).collect()
            },
            move || {
                let asked = settings.get().ask_in;
                let asks = |role: &Role| asked.get(*role as usize) == Some(&true);
                WITH_CHOICES.iter().map(asks).collect()
            },
            move |at| {
                settings.update(|settings| {
                    let role = WITH_CHOICES.get(at).map(|role| *role as usize);
                    if let Some(asked) = role.and_then(|role| settings.ask_in.get_mut(role)) {
                        *asked = !*asked;
                    }
                });
            },
        )
    };
    (move || settings.get().auto_forced.then(choices)).into_any()
}
