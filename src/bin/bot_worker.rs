//! A bot on its own thread.

use sobremesa::bots::letters;
use sobremesa::web::worker;

fn main() {
    console_error_panic_hook::set_once();
    worker::serve(letters::reply);
}
