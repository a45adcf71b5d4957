import { whenMemberLeaves } from '@sufra/web-kit';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';

const key = 'sufra:recipe-to-import';

/** What was pasted outlasts a sign-in and a reload; it goes with the member who pasted it. */
export function keptText(): string {
  const text = readStored('sessionStorage', key);
  return typeof text === 'string' ? text : '';
}

export const keepText = (text: string) => writeStored('sessionStorage', key, text);

whenMemberLeaves(() => keepText(''));
