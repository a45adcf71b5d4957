import type { Imported } from '@sufra/contracts';
import { call } from '@sufra/web-kit';

/** What a member gives to be read: what stands in the field, or a file in its place. */
export interface Given {
  text: string;
  file: File | null;
  /** Of several recipes in it, the title of the wanted one. */
  which?: string;
}

/** As long as the gateway lets it take: a page that is slow, and a model that reads it. */
const patience = 65_000;

/** One word with a dot in it, or with a scheme: what that is not fit for, the service says. */
const isAddress = (text: string) => text.length > 0 && !/\s/.test(text) && /\.|:\/\//.test(text);

export const readRecipe = (given: Given, signal: AbortSignal): Promise<Imported> =>
  call('POST /recipes/import', { body: bodyOf(given), signal, timeout: patience });

function bodyOf({ text, file, which }: Given) {
  const named = which === undefined ? {} : { which };
  if (file) return formOf(file, which);
  const words = text.trim();
  if (!isAddress(words)) return { text, ...named };
  return { url: words.includes('://') ? words : `https://${words}`, ...named };
}

function formOf(file: File, which?: string) {
  const form = new FormData();
  if (which !== undefined) form.set('which', which);
  form.set('file', file);
  return form;
}
