//! Signals, memos and effects in one shape.
//!
//! The framework's signals are compiled anew for each type of value, with their locks, lists of
//! subscribers and effects; that was a fifth of the program. Here every value travels as a
//! [`Thing`], so that all of that is there once, and what remains generic is a cast.
//!
//! They are used like the framework's own, whose names they bear: [`prelude`] puts them in place.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};

use leptos::prelude as framework;
use leptos::prelude::{
    Get as _, GetUntracked as _, IntoAttributeValue, IntoRender, Set as _, Track as _, Update as _,
};
use leptos::tachys::html::attribute::AttributeValue;

/// What `leptos::prelude` gives, with the signals of this file instead of the framework's.
pub mod prelude {
    pub use super::{Effect, Live, Memo, RwSignal, Signal};
    pub use leptos::prelude::*;
}

/// A value of any type, and how two of its type are compared.
#[derive(Clone)]
struct Thing {
    value: Arc<dyn Any + Send + Sync>,
    same: fn(&dyn Any, &dyn Any) -> bool,
}

impl Thing {
    fn compared<T: PartialEq + Send + Sync + 'static>(value: T) -> Self {
        Thing {
            value: Arc::new(value),
            same: |one, other| one.downcast_ref::<T>() == other.downcast_ref::<T>(),
        }
    }

    fn uncompared<T: Send + Sync + 'static>(value: T) -> Self {
        Thing {
            value: Arc::new(value),
            same: |_, _| false,
        }
    }

    fn of<T: 'static>(&self) -> &T {
        let value = self.value.downcast_ref();
        value.expect("a value has the type of its signal")
    }

    /// The value to be changed: copied first if somebody still looks at it.
    fn of_mut<T: Clone + Send + Sync + 'static>(&mut self) -> &mut T {
        if Arc::get_mut(&mut self.value).is_none() {
            self.value = Arc::new(self.of::<T>().clone());
        }
        let value = Arc::get_mut(&mut self.value).and_then(|value| value.downcast_mut());
        value.expect("a copy is nobody else's and has its type")
    }
}

impl PartialEq for Thing {
    fn eq(&self, other: &Self) -> bool {
        (self.same)(&*self.value, &*other.value)
    }
}

/// How a signal is read. Reading inside an effect or a view subscribes it, unless the method's
/// name says otherwise; a signal whose owner is gone has no value.
///
/// # Panics
///
/// Methods without `try` in their name do, if the owner of the signal is gone.
pub trait Live<T: 'static>: Copy {
    #[doc(hidden)]
    #[allow(private_interfaces)]
    fn framework(self) -> framework::Signal<Thing>;

    /// Subscribes without reading.
    fn track(self) {
        self.framework().track();
    }

    /// Asks something of the value.
    fn with<U>(self, ask: impl FnOnce(&T) -> U) -> U {
        ask(self.framework().get().of())
    }

    /// Asks something of the value without subscribing.
    fn with_untracked<U>(self, ask: impl FnOnce(&T) -> U) -> U {
        ask(self.framework().get_untracked().of())
    }

    /// The value.
    fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value, without subscribing.
    fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// Asks something of the value without subscribing, if the owner is still there.
    fn try_with_untracked<U>(self, ask: impl FnOnce(&T) -> U) -> Option<U> {
        let thing = self.framework().try_get_untracked()?;
        Some(ask(thing.of()))
    }

    /// The value, if the owner is still there, without subscribing.
    fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        self.try_with_untracked(T::clone)
    }
}

/// A value that is made of others and made anew when they change. Who looks at it hears of it only
/// if it is another value then.
pub struct Memo<T>(framework::Memo<Thing>, PhantomData<fn() -> T>);

/// A value that can be read and changed.
pub struct RwSignal<T>(framework::RwSignal<Thing>, PhantomData<fn() -> T>);

/// Any value that can be read: a memo, a signal, a rule how to make it, or one that never changes.
pub struct Signal<T>(framework::Signal<Thing>, PhantomData<fn() -> T>);

macro_rules! is_live {
    ($($name:ident)*) => {$(
        impl<T> Clone for $name<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $name<T> {}

        impl<T: 'static> Live<T> for $name<T> {
            #[allow(private_interfaces)]
            fn framework(self) -> framework::Signal<Thing> {
                self.0.into()
            }
        }

        impl<T: Clone + Send + 'static> IntoRender for $name<T>
        where
            Shared<T>: framework::Render,
        {
            type Output = Shared<T>;

            fn into_render(self) -> Shared<T> {
                Arc::new(Mutex::new(move || self.get()))
            }
        }

        impl<T: Clone + Send + 'static> IntoAttributeValue for $name<T>
        where
            Shared<T>: AttributeValue,
        {
            type Output = Shared<T>;

            fn into_attribute_value(self) -> Shared<T> {
                Arc::new(Mutex::new(move || self.get()))
            }
        }
    )*};
}

is_live! { Memo RwSignal Signal }

/// What the framework makes of `move || …` in a view.
type Shared<T> = Arc<Mutex<dyn FnMut() -> T + Send>>;

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Remembers what `make` makes.
    pub fn new(make: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self {
        fn memo(make: Box<dyn Fn() -> Thing + Send + Sync>) -> framework::Memo<Thing> {
            framework::Memo::new(move |_| make())
        }
        let memo = memo(Box::new(move || Thing::compared(make(None))));
        Memo(memo, PhantomData)
    }
}

impl<T: Send + Sync + 'static> RwSignal<T> {
    /// A signal with its first value.
    pub fn new(value: T) -> Self {
        RwSignal(
            framework::RwSignal::new(Thing::uncompared(value)),
            PhantomData,
        )
    }

    /// Puts another value in place.
    pub fn set(self, value: T) {
        self.0.set(Thing::uncompared(value));
    }

    /// Puts another value in place, if the owner is still there.
    pub fn try_set(self, value: T) {
        self.0.try_set(Thing::uncompared(value));
    }

    /// Changes the value.
    pub fn update(self, change: impl FnOnce(&mut T))
    where
        T: Clone,
    {
        self.try_update(change);
    }

    /// Changes the value, and gives what comes of it if the owner is still there.
    pub fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U>
    where
        T: Clone,
    {
        fn update(signal: framework::RwSignal<Thing>, change: &mut dyn FnMut(&mut Thing)) {
            signal.try_update(|thing| change(thing));
        }
        let mut change = Some(change);
        let mut outcome = None;
        update(self.0, &mut |thing| {
            outcome = change.take().map(|change| change(thing.of_mut()));
        });
        outcome
    }
}

impl<T: Send + Sync + 'static> Signal<T> {
    /// What `make` makes, made anew whenever it is read.
    pub fn derive(make: impl Fn() -> T + Send + Sync + 'static) -> Self {
        fn derive(make: Box<dyn Fn() -> Thing + Send + Sync>) -> framework::Signal<Thing> {
            framework::Signal::derive(make)
        }
        let signal = derive(Box::new(move || Thing::uncompared(make())));
        Signal(signal, PhantomData)
    }
}

impl<T> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        Signal(memo.0.into(), PhantomData)
    }
}

impl<T> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        Signal(signal.0.into(), PhantomData)
    }
}

impl<T: Send + Sync + 'static> From<T> for Signal<T> {
    fn from(value: T) -> Self {
        Signal(Thing::uncompared(value).into(), PhantomData)
    }
}

/// What is done now, and again whenever a signal that it has read changes.
pub struct Effect;

impl Effect {
    /// Begins.
    #[allow(clippy::new_ret_no_self)] // Nobody holds an effect: it ends with its owner.
    pub fn new(run: impl Fn(Option<()>) + 'static) {
        fn effect(run: Box<dyn Fn()>) {
            framework::Effect::new(move |_| run());
        }
        effect(Box::new(move || run(None)));
    }
}
