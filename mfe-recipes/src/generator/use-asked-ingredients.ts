import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitWords } from '../profile/split-words.ts';

const none: string[] = [];

/**
 * What a link such as `/?ingredients=Barley#generator` asks the form to be filled in with. It is taken out of the address:
 * after a reload, what was typed since counts.
 */
export function useAskedIngredients(): string[] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const text = new URLSearchParams(search).get('ingredients');
  const [asked, setAsked] = useState(() => (text === null ? none : splitWords(text)));

  useEffect(() => {
    if (text === null) return;
    setAsked(splitWords(text));
    const rest = new URLSearchParams(search);
    rest.delete('ingredients');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state });
  }, [text, pathname, search, hash, state, navigate]);

  return asked;
}
