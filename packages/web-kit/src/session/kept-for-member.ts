import type { Session } from './create-session.ts';

const prefix = 'kept-for:';

/**
 * Something that this browser keeps for one member, such as unsaved text. No other member is shown it; it outlasts the end of a
 * session, and goes when the member signs out. A browser may refuse to keep anything (private windows, a full store).
 */
export function keptForMember(memberId: string, name: string) {
  const key = `${prefix}${memberId}:${name}`;
  return {
    read(): unknown {
      try {
        const text = localStorage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    /** Whether it is kept. */
    write(value: unknown): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Where nothing can be removed, nothing could be kept.
      }
    },
  };
}

/** Signing out leaves nothing behind, on whichever page it happens. */
export function clearKeptOnSignOut(session: Session) {
  return session.subscribe(() => {
    const state = session.get();
    if (state.status !== 'signed-out' || !state.onPurpose) return;
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    } catch {
      // Where nothing can be removed, nothing could be kept.
    }
  });
}
