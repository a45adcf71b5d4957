import { useSyncExternalStore } from 'react';
import { createSession } from './create-session.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import type { SessionState } from './session-state.ts';
import { browserStorage } from './session-storage.ts';

/** The one session of this page; AppProviders starts it. */
export const session = createSession({
  storage: browserStorage(),
  fetch: (...request) => fetch(...request),
  exclusively: oneTabAtATime,
});

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.get, session.get);
