//! The laws of the engine, held against every game with every number of seats and option.

use proptest::prelude::*;
use sobremesa::engine::laws;
use sobremesa::games::puerto_rico::{Options, PuertoRico, Setup, Vp5};

fn puerto_rico() -> impl Strategy<Value = Setup> {
    (2..=5u8, any::<[bool; 6]>()).prop_map(|(seats, on)| Setup {
        seats,
        options: Options {
            vp5: if on[0] { Vp5::Classic } else { Vp5::Current },
            swap_factory_university: on[1],
            corn_minus_one: on[2],
            craftsman_angst: on[3],
            open_vp: on[4],
            allow_decline: on[5],
        },
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn puerto_rico_keeps_the_laws(setup in puerto_rico(), choices in prop::collection::vec(any::<u8>(), 0..1500)) {
        laws::hold::<PuertoRico>(&setup, &choices).map_err(TestCaseError::fail)?;
    }
}
