import { call } from '@sufra/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { requestLanguage } from '../../generator/request/request-language.ts';
import { withProfile } from '../../generator/request/with-profile.ts';
import { invalidateLists } from '../../recipe/api/recipe-lists.ts';

/** So many at once: what the kitchen writes takes its time, and each is read before it is cooked. */
export const mostWishes = 10;

/** One wish a line, each once. */
export const wishesIn = (text: string) =>
  [...new Set(text.split('\n').map(line => line.trim()))].filter(line => line !== '');

export interface Wish {
  words: string;
  /** The same for each try: a wish whose answer was lost is not paid for twice. */
  key: string;
}

export const asWishes = (text: string): Wish[] =>
  wishesIn(text).map(words => ({ words, key: crypto.randomUUID() }));

interface Cooking {
  client: QueryClient;
  wishes: readonly Wish[];
  signal: AbortSignal;
  /** How many are written. */
  onWritten: (written: number) => void;
}

/** Has the kitchen write one recipe after the other, as from the form: with the profile, and within what the member may ask for. */
export async function cookWishes({ client, wishes, signal, onWritten }: Cooking): Promise<void> {
  for (const [at, { words, key }] of wishes.entries()) {
    const body = await withProfile(client, { userPrompt: words, language: requestLanguage() });
    await call('POST /recipes/generate-openai', { body, signal, headers: { 'idempotency-key': key } });
    onWritten(at + 1);
    await invalidateLists(client);
  }
}
