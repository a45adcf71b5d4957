import type { User } from '@sufra/contracts';

/** What of the browser's storage a session needs; injected in tests. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredSession {
  token: string | null;
  user: User | null;
  /** Milliseconds by which this machine's clock lags behind the server's. */
  clockLag: number;
}

const keys = { token: 'token', user: 'user', clockLag: 'clockLag' };

const leaving = 'leaving';

export const isLeavingKey = (key: string | null) => key === leaving;
export const isSessionKey = (key: string | null) => key === null || key === keys.token || key === keys.user;

/** The session in local storage, as product.md names its keys. Where storage is switched off, it lives as long as the page. */
export function sessionStorageIn(storage: KeyValueStorage) {
  return {
    read: (): StoredSession => ({
      token: storage.getItem(keys.token),
      user: parseUser(storage.getItem(keys.user)),
      clockLag: Number(storage.getItem(keys.clockLag)) || 0,
    }),

    // The token last: other tabs wake up on it and find the rest in place.
    write({ token, user, clockLag }: { token: string; user?: User | undefined; clockLag: number }) {
      if (user) storage.setItem(keys.user, JSON.stringify(user));
      if (clockLag) storage.setItem(keys.clockLag, String(clockLag));
      else storage.removeItem(keys.clockLag);
      storage.setItem(keys.token, token);
    },

    writeUser: (user: User) => storage.setItem(keys.user, JSON.stringify(user)),

    // Before the token goes: other tabs hear things in their order.
    announceLeaving() {
      storage.setItem(leaving, 'yes');
      storage.removeItem(leaving);
    },

    clear() {
      for (const key of Object.values(keys)) storage.removeItem(key);
    },
  };
}

function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const user: unknown = JSON.parse(text);
    const looksRight =
      typeof user === 'object' && user !== null && '_id' in user && typeof user._id === 'string';
    return looksRight ? (user as User) : null; // a parsed edge: we wrote it, and it is read anew soon
  } catch {
    return null;
  }
}

/** Local storage, or a stand-in as long-lived as the page where the browser refuses it. */
export function browserStorage(): KeyValueStorage {
  try {
    const probe = 'sufra:probe';
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: key => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: key => void values.delete(key),
    };
  }
}
