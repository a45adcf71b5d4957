import { useEffect, useRef, useState } from 'react';
import type { RecipeForm } from '../recipe-form.ts';
import type { DraftStore } from './draft.ts';

const pauseInTyping = 500;

interface DraftToKeep {
  store: DraftStore;
  form: RecipeForm;
  version: number | null;
  /** Whether there is anything that the server does not have. */
  isUnsaved: boolean;
}

/** Keeps what is written a moment after each change, and at once when the page goes. What is taken back leaves nothing. */
export function useDraft({ store, isUnsaved, ...present }: DraftToKeep) {
  const [keptAt, setKeptAt] = useState<number | 'refused'>();
  const latest = useRef({ ...present, isUnsaved });
  const pending = useRef(false);
  const isOver = useRef(false);

  useEffect(() => {
    latest.current = { ...present, isUnsaved };
  });

  const keep = () => {
    if (!pending.current || isOver.current) return;
    pending.current = false;
    const { isUnsaved: isWorth, ...written } = latest.current;
    if (!isWorth) {
      store.remove();
      setKeptAt(undefined);
      return;
    }
    const savedAt = Date.now();
    setKeptAt(store.write({ savedAt, ...written }) ? savedAt : 'refused');
  };

  const written = JSON.stringify(present);
  const first = useRef(written);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is written counts, and no other
  useEffect(() => {
    if (written === first.current && !pending.current) return;
    first.current = '';
    pending.current = true;
    const timer = setTimeout(keep, pauseInTyping);
    return () => clearTimeout(timer);
  }, [written]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what is there by then
  useEffect(() => {
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, []);

  /** Saved, or not wanted any more. */
  const forget = () => {
    isOver.current = true;
    store.remove();
  };
  return { keptAt, forget };
}
