import { useEffect, useRef, useState } from 'react';

const pauseInTyping = 500;

interface DraftToKeep<Written extends object> {
  store: {
    /** False where the browser keeps no more. */
    write(draft: Written & { savedAt: number }): boolean;
    remove(): void;
  };
  written: Written;
  /** Whether there is anything that the server does not have. */
  isUnsaved: boolean;
}

/** Keeps what is written a moment after each change, and at once when the page goes. What is taken back leaves nothing. */
export function useDraft<Written extends object>({ store, written, isUnsaved }: DraftToKeep<Written>) {
  const [keptAt, setKeptAt] = useState<number | 'refused'>();
  const latest = useRef({ written, isUnsaved });
  const pending = useRef(false);
  const isOver = useRef(false);

  useEffect(() => {
    latest.current = { written, isUnsaved };
  });

  const keep = () => {
    if (!pending.current || isOver.current) return;
    pending.current = false;
    if (!latest.current.isUnsaved) {
      store.remove();
      setKeptAt(undefined);
      return;
    }
    const savedAt = Date.now();
    setKeptAt(store.write({ ...latest.current.written, savedAt }) ? savedAt : 'refused');
  };

  const text = JSON.stringify(written);
  const first = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is written counts, and no other
  useEffect(() => {
    if (text === first.current && !pending.current) return;
    first.current = '';
    pending.current = true;
    const timer = setTimeout(keep, pauseInTyping);
    return () => clearTimeout(timer);
  }, [text]);

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
