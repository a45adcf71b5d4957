/** What tests put things on that jsdom lacks, or others in their place. */
const changed = () => [
  globalThis,
  navigator,
  document,
  document.documentElement,
  URL,
  Element.prototype,
  HTMLElement.prototype,
  HTMLAnchorElement.prototype,
];

const isSame = (one, other) => one.value === other.value && one.get === other.get && one.set === other.set;

/** What React and others have put on the page for themselves stays theirs. */
const isOfModules = name => typeof name === 'symbol' || name.startsWith('_');

function restore(object, before) {
  const now = Object.getOwnPropertyDescriptors(object);
  for (const name of Reflect.ownKeys(now)) {
    if (isOfModules(name) || !now[name].configurable) continue;
    if (!(name in before)) delete object[name];
    else if (!isSame(now[name], before[name])) Object.defineProperty(object, name, before[name]);
  }
}

/** Answers how to put all of it back. */
export function keepObjects() {
  const kept = changed().map(object => [object, Object.getOwnPropertyDescriptors(object)]);
  return () => {
    for (const [object, before] of kept) restore(object, before);
  };
}

/** Shorter ones are React's own, which goes on. */
const isLong = ms => ms >= 1_000;

/** A page that is left takes its timers along. Answers how to do that. */
export function keepTimers() {
  const { setTimeout, setInterval, clearTimeout } = globalThis;
  const pending = new Set();
  const noted =
    set =>
    (run, ms, ...given) => {
      const timer = set(run, ms, ...given);
      if (set === setInterval || isLong(ms)) pending.add(timer);
      return timer;
    };
  globalThis.setTimeout = noted(setTimeout);
  globalThis.setInterval = noted(setInterval);
  return () => {
    // One list holds both kinds.
    for (const timer of pending) clearTimeout(timer);
    pending.clear();
  };
}
