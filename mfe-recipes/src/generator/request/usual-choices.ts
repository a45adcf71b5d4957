import { readStored, writeStored } from '../../remembered/browser-storage.ts';
import { emptyRequest, type RecipeRequest } from './recipe-request.ts';

const key = 'sufra:usual-choices';

interface OfMember {
  /** Null for a visitor. */
  owner: string | null;
  request: RecipeRequest;
}

/** What a household asks for each time, kept for the next visit; what is cooked today is not. */
export function rememberUsual({ owner, request }: OfMember) {
  const { servingSize, spiceLevel, avoid, isMoreOpen, setAside } = request;
  const { cuisine, healthGoals } = setAside ?? request;
  const usual = { servingSize, spiceLevel, avoid, isMoreOpen, cuisine, healthGoals };
  writeStored('localStorage', key, { owner, usual });
}

/** As a request of that member who made the choices. */
export function readUsual(): { owner: unknown; request: unknown } | undefined {
  const stored = readStored('localStorage', key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { owner, usual } = stored as { owner?: unknown; usual?: object }; // a parsed edge
  return { owner, request: { ...emptyRequest, ...usual, prompt: '', ingredients: '' } };
}
