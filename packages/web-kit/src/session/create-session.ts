import type { User } from '@sufra/contracts';
import type { Fetch } from '../api/send.ts';
import { clockLagAt, lifeOf } from './session-clock.ts';
import { sessionServer } from './session-server.ts';
import type { Outcome, SessionState } from './session-state.ts';
import { isSessionKey, type KeyValueStorage, sessionStorageIn } from './session-storage.ts';

export interface SessionDependencies {
  storage: KeyValueStorage;
  fetch: Fetch;
  now?: () => number;
  /** Where storage events come from. */
  page?: EventTarget;
  /** Runs one at a time among all tabs. */
  exclusively?: <T>(run: () => Promise<T>) => Promise<T>;
}

const firstDelay = 1_000;
const longestDelay = 60_000;
const longestTimer = 2_147_483_647;
const signsOfLife = ['online', 'focus', 'pageshow', 'visibilitychange'];

/**
 * One truth: what lies in the browser's storage. Every change is written there first; `settle` reads it, tells
 * the subscribers and plans what has to be done next. Other tabs write there too, so all of them agree.
 */
export function createSession({
  storage: keyValues,
  fetch,
  now = Date.now,
  page = globalThis,
  exclusively = run => run(),
}: SessionDependencies) {
  const storage = sessionStorageIn(keyValues);
  const server = sessionServer(fetch);
  const listeners = new Set<() => void>();
  let failures = 0;
  let retryAfter = 0;
  let leftOnPurpose = false;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<Outcome> | undefined;
  let state = currentState();

  function readLife() {
    const stored = storage.read();
    return { ...stored, life: stored.token ? lifeOf(stored.token, now() + stored.clockLag) : undefined };
  }

  function currentState(): SessionState {
    const { token, user, life } = readLife();
    if (!token || !life) return { status: 'signed-out', user: null, token: null, onPurpose: leftOnPurpose };
    if (life.remaining > 0 && user) return { status: 'signed-in', user, token };
    return { status: 'restoring', user: null, token: null, unreachable: failures > 0 };
  }

  function settle() {
    const next = currentState();
    if (next.status !== 'signed-out') leftOnPurpose = false;
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      state = next;
      for (const listener of listeners) listener();
    }
    plan();
  }

  function plan() {
    clearTimeout(timer);
    const { life, user } = readLife();
    if (!running || !life) return;
    const untilDue = user ? Math.max(0, life.remaining - life.margin) : 0;
    const untilTry = Math.max(untilDue, failures > 0 ? pause() : 0);
    // Wakes at the token's end too, since from then on nobody is signed in.
    const untilEnd = life.remaining > 0 ? life.remaining : Number.POSITIVE_INFINITY;
    const tries = untilTry <= untilEnd;
    timer = setTimeout(tries ? tend : settle, Math.min(untilTry, untilEnd, longestTimer));
  }

  // Doubling, and scattered, so that a service coming back is not met by everybody at once.
  const pause = () =>
    Math.max(
      retryAfter,
      Math.min(longestDelay, firstDelay * 2 ** (failures - 1)) * (0.75 + Math.random() / 2),
    );

  async function tend() {
    const { life, user } = readLife();
    if (!life) return settle();
    if (life.remaining <= life.margin) await renew();
    else if (!user) await refreshUser();
    else plan();
  }

  function ended(outcome: Outcome, seconds = 0) {
    failures = outcome === 'unreachable' ? failures + 1 : 0;
    retryAfter = seconds * 1000;
    settle();
    return outcome;
  }

  function forget() {
    storage.clear();
    return ended('refused');
  }

  /** The next token. `insteadOf` is the one that was found wanting; if there is another by now, that will do. */
  function renew(insteadOf: string | null = storage.read().token): Promise<Outcome> {
    renewing ??= exclusively(() => renewNow(insteadOf)).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function renewNow(insteadOf: string | null): Promise<Outcome> {
    const { token, life } = readLife();
    if (!token || !life) return ended('refused');
    if (token !== insteadOf && life.remaining > life.margin) return ended('done');

    const asked = await server.renew();

    // Signed out, or in as somebody else, while the question was on its way: then its answer is void.
    const present = storage.read().token;
    if (present !== token) return ended(present ? 'done' : 'refused');
    if (asked.outcome === 'refused') return forget();
    const fresh = asked.outcome === 'done' ? asked.answer.token : undefined;
    if (typeof fresh !== 'string' || !lifeOf(fresh, now())) {
      return ended('unreachable', asked.outcome === 'unreachable' ? asked.retryAfter : 0);
    }
    storage.write({ token: fresh, clockLag: clockLagAt(now(), fresh) });
    return ended('done');
  }

  async function refreshUser(): Promise<Outcome> {
    const { token } = storage.read();
    if (!token) return 'refused';
    const asked = await server.currentUser(token);
    if (asked.outcome === 'done' && asked.answer?.user) {
      noteUser(asked.answer.user, token);
      return ended('done');
    }
    if (asked.outcome === 'refused') return refuse(token);
    // With a user at hand this was a courtesy, and no reason to hold back a renewal.
    if (storage.read().user) return 'unreachable';
    return ended('unreachable', asked.outcome === 'unreachable' ? asked.retryAfter : 0);
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
    storage.write({ token, user, clockLag: clockLagAt(now(), token) });
    ended('done');
  }

  /** Signed out here and in every tab at once; resolves when the server knows, or cannot be told. */
  async function signOut(): Promise<void> {
    const { token } = storage.read();
    leftOnPurpose = true;
    storage.clear();
    ended('done');
    if (!token) return;
    for (const wait of [1_000, 4_000, 15_000]) {
      const { outcome } = await server.end(token);
      if (outcome !== 'unreachable') return;
      await new Promise(resume => setTimeout(resume, wait));
      // The cookie belongs to the next session by now.
      if (storage.read().token) return;
    }
  }

  /** The bearer for a request: renewed first when it is about to end, null when there is none. */
  async function freshToken(): Promise<string | null> {
    const { token, life } = readLife();
    if (!token || !life || life.remaining <= 0) return null;
    if (!life.isEnding) return token;
    await renew(token);
    const after = readLife();
    return after.life && after.life.remaining > 0 ? after.token : null;
  }

  function start() {
    const onStorage = (event: Event) => {
      if (!('key' in event) || isSessionKey(event.key as string | null)) settle();
    };
    const onSignOfLife = () => {
      failures = 0;
      settle();
    };
    running = true;
    page.addEventListener('storage', onStorage);
    for (const sign of signsOfLife) page.addEventListener(sign, onSignOfLife);
    settle();
    if (state.status === 'signed-in') void refreshUser();

    return () => {
      running = false;
      clearTimeout(timer);
      page.removeEventListener('storage', onStorage);
      for (const sign of signsOfLife) page.removeEventListener(sign, onSignOfLife);
    };
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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
