import type { ListedTown } from '@sufra/prayer-times/towns';
import { useState } from 'react';
import { townList } from './town-list.ts';

const none: ListedTown[] = [];

/** The list, once it is asked for. */
export function useTownList() {
  const [towns, setTowns] = useState<ListedTown[]>();
  const [state, setState] = useState<'idle' | 'loading' | 'loaded' | 'failed'>('idle');

  const ask = () => {
    if (state === 'loading' || state === 'loaded') return;
    setState('loading');
    townList().then(
      list => {
        setTowns(list);
        setState('loaded');
      },
      () => setState('failed'),
    );
  };
  return { towns: towns ?? none, ask, state };
}
