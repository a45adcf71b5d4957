import type { GenerationBody } from '@sufra/contracts';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';

const storageKey = 'sufra:recipe-request-key';

interface Asked {
  body: string;
  key: string;
}

let asked: Asked | null = null;

/**
 * The same for the same request until a recipe has come of it, through a reload too: a member who asks once more after a lost
 * answer finds the recipe that was written then, and pays for it once.
 */
export function keyOf(request: GenerationBody): string {
  const body = JSON.stringify(request);
  const stored = (readStored('sessionStorage', storageKey) ?? asked) as Partial<Asked> | null; // a parsed edge
  if (stored?.body === body && typeof stored.key === 'string') return stored.key;
  const key = crypto.randomUUID();
  keep({ body, key });
  return key;
}

export const forgetKey = () => keep(null);

function keep(next: Asked | null) {
  asked = next;
  writeStored('sessionStorage', storageKey, next);
}
