import { z } from 'zod';

/** Embeddings, overrides and isolates: each of them turns the direction of what follows, up to the paragraph's end. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
/** As a database looks for them. */
export const turningSigns = turning.source;

/** Signs that cannot be seen are no words. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const isSeen = (text: string) => seen.test(text);

/**
 * What a member, a page or a model has written, so that it cannot turn round what stands beside it. The joiners of Persian, Urdu and
 * emoji stay, and so do the marks (LRM, RLM, ALM) that say the side of one sign and reach no further.
 */
export const withoutTurning = (text: string) => text.replaceAll(turning, '');

/** The same for all texts in what was read elsewhere: a file, a document of an earlier time. */
export function withoutTurningIn<Data>(data: Data): Data;
export function withoutTurningIn(data: unknown): unknown {
  if (typeof data === 'string') return withoutTurning(data);
  if (Array.isArray(data)) return data.map(part => withoutTurningIn(part));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, withoutTurningIn(part)]));
}

/** A date or an id is none. By its kind alone: what another thread hands over has an `Object` of its own. */
function isRecord(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const kind: unknown = Object.getPrototypeOf(data);
  return kind === null || Object.getPrototypeOf(kind) === null;
}

const asKept = (text: string) => {
  const kept = withoutTurning(text);
  return isSeen(kept) ? kept : '';
};

/**
 * The field of a text that people write: each of them begins with this, before it is trimmed and measured. What holds nothing to
 * see is empty, and refused where something has to be said.
 */
export const ownWords = () => z.string().overwrite(asKept);
