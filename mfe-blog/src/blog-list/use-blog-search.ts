import { limits } from '@sufra/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const pauseInTyping = 300;

/**
 * What is looked for. It stands in the address, so that it can be shared and come back to; what is being typed is ahead of
 * the address by a moment.
 */
export function useBlogSearch() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const asked = (params.get('q') ?? '').slice(0, limits.searchLength);
  const tag = params.get('tag')?.trim() ?? '';
  const [words, setWords] = useState(asked);

  // A tag was pressed, or the way back: then the address leads. Our own writing replaces, and follows the words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each move, also to the same words
  useEffect(() => {
    if (navigation !== 'REPLACE') setWords(asked);
  }, [key]);

  const write = useCallback(
    (changes: { q?: string; tag?: string; others?: string }) =>
      setParams(
        present => {
          const next = new URLSearchParams(present);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  useEffect(() => {
    const next = words.trim();
    if (next === asked) return;
    const timer = setTimeout(() => write({ q: next }), pauseInTyping);
    return () => clearTimeout(timer);
  }, [words, asked, write]);

  const clear = useCallback(() => {
    setWords('');
    write({ q: '', tag: '' });
  }, [write]);

  return {
    ...{ words, asked, tag, setWords, clear },
    clearTag: () => write({ tag: '' }),
    /** Whether what is in other languages is shown too. */
    others: params.has('others'),
    showOthers: () => write({ others: 'shown' }),
  };
}
