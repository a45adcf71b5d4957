import type { User } from '@sufra/contracts';
import type { Fetch } from '../http/send.ts';
import { createRetryState } from './retry-state.ts';
import { clockLagAt, lifeOf, type TokenLife } from './session-clock.ts';
import { sessionServer } from './session-server.ts';
import type { Outcome, SessionState } from './session-state.ts';
import { isLeavingKey, isSessionKey, type KeyValueStorage, sessionStorageIn } from './session-storage.ts';

export interface SessionDependencies {
  storage: KeyValueStorage;
  fetch: Fetch;
  now?: () => number;
  /** Where storage events and signs of life come from. */
  page?: EventTarget;
  /** Whether this device has no net at all. */
  isOffline?: () => boolean;
  /** Runs one at a time among all tabs. */
  exclusively?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** As long as a session lasts without a visit. */
const longestHeldMs = 30 * 24 * 3_600_000;
const maxTimerMs = 2_147_483_647;
const signsOfLife = ['online', 'focus', 'pageshow', 'visibilitychange'];

/**
 * One truth: what lies in the browser's storage. Every change is written there first; `settle` reads it, tells
 * the subscribers and plans what has to be done next. Other tabs write there too, so all of them agree. It is one file,
 * for each of its functions reads or moves this one state, and what they do to it is seen only side by side.
 */
export function createSession({
  storage: keyValues,
  fetch,
  now = Date.now,
  page = globalThis,
  isOffline = () => globalThis.navigator?.onLine === false,
  exclusively = run => run(),
}: SessionDependencies) {
  const storage = sessionStorageIn(keyValues);
  const server = sessionServer(fetch);
  const listeners = new Set<() => void>();
  const trouble = createRetryState();
  let onPurpose = false;
  /** The token's end has passed, or may, without a net: the member reads what their device has kept, until the server is asked. */
  let isHeld = isOffline();
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<Outcome> | undefined;
  let state = currentState();

  function read() {
    const stored = storage.read();
    return { ...stored, life: stored.token ? lifeOf(stored.token, now() + stored.clockLag) : undefined };
  }

  function isUsable({ remaining }: TokenLife) {
    return remaining > (isHeld ? -longestHeldMs : 0);
  }

  function currentState(): SessionState {
    const { token, user, life } = read();
    if (!token || !life) return { status: 'signed-out', user: null, token: null, onPurpose };
    if (isUsable(life) && user) return { status: 'signed-in', user, token };
    return { status: 'restoring', user: null, token: null, unreachable: trouble.isUnreachable() };
  }

  function settle() {
    const next = currentState();
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      state = next;
      for (const listener of listeners) listener();
    }
    plan();
  }

  function plan() {
    clearTimeout(timer);
    const { life, user } = read();
    if (!running || !life) return;
    const untilTry = Math.max(user ? life.remaining - life.margin : 0, trouble.pause());
    // Wakes at the token's end too: from then on the member is signed out.
    const untilEnd = life.remaining > 0 ? life.remaining : Number.POSITIVE_INFINITY;
    timer = setTimeout(untilTry <= untilEnd ? tend : settle, Math.min(untilTry, untilEnd, maxTimerMs));
  }

  async function tend() {
    const { life, user } = read();
    if (!life) settle();
    else if (life.remaining <= life.margin) await renew();
    else if (!user) await refreshUser();
    else plan();
  }

  function finish(outcome: Outcome, retryAfter?: number): Outcome {
    isHeld = isOffline() && outcome === 'unreachable';
    trouble.note(outcome, retryAfter);
    settle();
    return outcome;
  }

  function forget() {
    storage.clear();
    return finish('refused');
  }

  /** The next token. `insteadOf` is the one that was found wanting; if there is another by now, that will do. */
  function renew(insteadOf: string | null = storage.read().token): Promise<Outcome> {
    renewing ??= exclusively(() => renewNow(insteadOf)).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function renewNow(insteadOf: string | null): Promise<Outcome> {
    const { token, life } = read();
    if (!token || !life) return finish('refused');
    if (token !== insteadOf && life.remaining > life.margin) return finish('done');

    const asked = await server.renew();

    // Signed out, or in as another member, while the question was on its way: then its answer is void.
    const present = storage.read().token;
    if (present !== token) return finish(present ? 'done' : 'refused');
    if (asked.outcome === 'refused') return forget();
    const next = asked.outcome === 'done' ? asked.answer?.token : undefined;
    if (typeof next !== 'string') return finish('unreachable', asked.retryAfter);
    return keep(next);
  }

  function keep(token: string) {
    const clockLag = clockLagAt(now(), token);
    const life = lifeOf(token, now() + clockLag);
    // One that would have to be renewed at once is no answer: it would be asked for without a pause.
    if (!life || life.remaining <= life.margin) return finish('unreachable');
    storage.write({ token, clockLag });
    return finish('done');
  }

  /** Reads the member anew, after a change of plan or name. */
  async function refreshUser(): Promise<Outcome> {
    const { token, user } = storage.read();
    if (!token) return 'refused';
    const asked = await server.currentUser(token);
    if (asked.outcome === 'refused') return refuse(token);
    if (asked.outcome === 'done' && asked.answer?.user) {
      noteUser(asked.answer.user, token);
      return user ? 'done' : finish('done');
    }
    // With a user at hand this was a courtesy, and no reason to hold back a renewal.
    if (user) return 'unreachable';
    return finish('unreachable', asked.retryAfter);
  }

  /** What the current-user call said of the bearer of this token. */
  function noteUser(user: User, token: string) {
    const stored = storage.read();
    if (!stored.token || (stored.token !== token && stored.user?._id !== user._id)) return;
    storage.writeUser(user);
    settle();
  }

  /** The current-user call refused this token: signed out, unless another has taken its place. */
  function refuse(token: string): Outcome {
    return storage.read().token === token ? forget() : 'done';
  }

  function signIn({ token, user }: { token: string; user: User }) {
    onPurpose = false;
    storage.write({ token, user, clockLag: clockLagAt(now(), token) });
    finish('done');
  }

  /** Signed out here and in every tab at once; resolves when the server knows, or cannot be told. */
  async function signOut(): Promise<void> {
    const { token } = storage.read();
    onPurpose = true;
    storage.announceLeaving();
    forget();
    if (!token) return;
    // Once a member has signed in, the cookie is of the next session, which must not end.
    await server.end(token, { asLongAs: () => storage.read().token === null });
  }

  /** The bearer for a request: renewed first when it is about to end, null when there is none. */
  async function freshToken(): Promise<string | null> {
    const { token, life } = read();
    if (!token || !life || !isUsable(life)) return null;
    if (!life.isEnding || isOffline()) return token;
    await renew(token);
    const after = read();
    return after.life && isUsable(after.life) ? after.token : null;
  }

  function onStorage(event: Event) {
    if (event instanceof StorageEvent && isLeavingKey(event.key)) onPurpose = true;
    else if (!(event instanceof StorageEvent) || isSessionKey(event.key)) {
      if (storage.read().token) onPurpose = false;
      settle();
    }
  }

  function onOffline() {
    isHeld = true;
    settle();
  }

  function onSignOfLife() {
    trouble.forgive();
    settle();
  }

  /** From now on the session looks after itself; answers the way to stop. */
  function start() {
    running = true;
    page.addEventListener('storage', onStorage);
    for (const sign of signsOfLife) page.addEventListener(sign, onSignOfLife);
    page.addEventListener('offline', onOffline);
    settle();
    if (state.status === 'signed-in') void refreshUser();

    return () => {
      running = false;
      clearTimeout(timer);
      page.removeEventListener('storage', onStorage);
      for (const sign of signsOfLife) page.removeEventListener(sign, onSignOfLife);
      page.removeEventListener('offline', onOffline);
    };
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const get = () => state;

  return {
    get,
    subscribe,
    start,
    signIn,
    signOut,
    renew,
    refreshUser,
    freshToken,
    noteUser,
    refuse,
  };
}

export type Session = ReturnType<typeof createSession>;
