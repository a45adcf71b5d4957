import type { Imported } from '@sufra/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentUserQuery } from '../current-user.ts';
import { type Given, readRecipe } from './api/read-recipe.ts';

export type Reading =
  | { status: 'idle' | 'running' }
  | { status: 'failed'; error: unknown; given: Given }
  | { status: 'done'; imported: Imported };

/** One reading at a time; what is left or stopped is given up, and the service hears of it. */
export function useReading() {
  const client = useQueryClient();
  const [reading, setReading] = useState<Reading>({ status: 'idle' });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  async function read(given: Given) {
    under.current?.abort();
    const own = new AbortController();
    under.current = own;
    const show = (next: Reading) => under.current === own && !own.signal.aborted && setReading(next);
    show({ status: 'running' });
    try {
      const imported = await readRecipe(given, own.signal);
      // One generation is left less.
      if (imported.generated) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      show({ status: 'done', imported });
    } catch (error) {
      show({ status: 'failed', error, given });
    }
  }

  function stop() {
    under.current?.abort();
    setReading({ status: 'idle' });
  }
  return { reading, read, stop };
}
