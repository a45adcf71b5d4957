import { useEffect, useState } from 'react';

const pauseInTyping = 250;

/** What is typed, once the typing pauses: a service is not asked for each letter. What is emptied is empty at once. */
export function useSettled(words: string) {
  const [settled, setSettled] = useState(words);
  const isEmpty = words.trim() === '';

  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), isEmpty ? 0 : pauseInTyping);
    return () => clearTimeout(timer);
  }, [words, isEmpty]);

  return isEmpty ? '' : settled.trim();
}
