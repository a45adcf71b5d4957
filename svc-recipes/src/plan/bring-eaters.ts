import type { KeptEater } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { type KeepEatersDeps, saveEaters } from './kept-eaters.ts';

interface Bring {
  eaters: readonly KeptEater[];
  to: string;
}

/** To the next owner of a household, by the ids that its meals name. None is dropped for want of room: a table without them would be unsafe. */
export async function bringEaters(deps: KeepEatersDeps, { eaters, to }: Bring): Promise<void> {
  try {
    await saveEaters(deps, {
      table: { listOf: to, householdId: null },
      change: known => {
        const coming = eaters.filter(({ id }) => !known.some(each => each.id === id));
        return coming.length > 0 ? [...known, ...coming] : undefined;
      },
    });
  } catch (error) {
    // That account is gone: there is no table to come to.
    if (!(error instanceof Problem && error.code === 'session_ended')) throw error;
  }
}
