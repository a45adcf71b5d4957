import { call } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Plan } from '../calendar-changes.ts';
import { allSaved } from './all-saved.ts';
import { cookWishes, type Wish } from './cook-wishes.ts';
import { type NightsWish, type Proposal, proposeNights } from './propose-nights.ts';

export interface Proposed extends Proposal {
  /** What is planned there already. */
  plan: Plan;
}

interface Asked {
  wish: NightsWish;
  wishes: readonly Wish[];
}

/** A plan for many nights, to be looked at. Nothing is planned by it. */
export function useProposal() {
  const client = useQueryClient();
  const [written, setWritten] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const proposing = useMutation({
    mutationFn: async ({ wish, wishes }: Asked): Promise<Proposed> => {
      const { signal } = leaving.current ?? new AbortController();
      setWritten(0);
      await cookWishes({ client, wishes, signal, onWritten: setWritten });
      const [from = '', to = ''] = [wish.dates.at(0), wish.dates.at(-1)];
      const plan = await call('GET /recipes/calendar', { query: { from, to }, signal });
      return { plan, ...proposeNights(plan, await allSaved(signal), wish) };
    },
  });
  return { ...proposing, written };
}
