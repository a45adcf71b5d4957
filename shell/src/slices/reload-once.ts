const key = 'sufra:reloaded-for';

export type ReloadOnce = (version: string) => void;

/** Loads the page anew, once for each version, so that nothing can go round in circles. */
export const createReloadOnce =
  (reload: () => void, storage: () => Pick<Storage, 'getItem' | 'setItem'>): ReloadOnce =>
  version => {
    try {
      if (storage().getItem(key) === version) return;
      storage().setItem(key, version);
    } catch {
      return; // Without storage a second time could not be told from the first.
    }
    reload();
  };
