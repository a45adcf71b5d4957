import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitWords } from '../profile/split-words.ts';
import { requestStore } from './request/request-store.ts';

/**
 * What a link such as `/?ingredients=Barley#generator` or `/?wish=Kabsa#generator` asks the form to be filled in with, in the
 * place of what is in it. It is taken out of the address: after a reload, what was typed since counts.
 */
export function useAskedFor() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const asked = new URLSearchParams(search);
    const prompt = asked.get('wish');
    const ingredients = asked.get('ingredients');
    if ((prompt ?? ingredients) === null) return;
    if (prompt) requestStore.change({ prompt });
    else if (ingredients) requestStore.change({ ingredients: splitWords(ingredients).join(', ') });
    asked.delete('wish');
    asked.delete('ingredients');
    void navigate({ pathname, search: asked.toString(), hash }, { replace: true, state });
  }, [pathname, search, hash, state, navigate]);
}
