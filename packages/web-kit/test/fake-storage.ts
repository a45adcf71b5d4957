import type { KeyValueStorage } from '../src/session/session-storage.ts';

/** One browser's storage; the tabs that share it hear of each other's changes, as in a browser. */
export function fakeStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  const tabs = new Map<EventTarget, KeyValueStorage>();

  const tell = (writer: EventTarget, key: string) => {
    for (const tab of tabs.keys()) {
      if (tab !== writer) tab.dispatchEvent(new StorageEvent('storage', { key }));
    }
  };

  return {
    values,
    openTab() {
      const page = new EventTarget();
      const storage: KeyValueStorage = {
        getItem: key => values.get(key) ?? null,
        setItem(key, value) {
          values.set(key, value);
          tell(page, key);
        },
        removeItem(key) {
          values.delete(key);
          tell(page, key);
        },
      };
      tabs.set(page, storage);
      return { page, storage };
    },
  };
}
