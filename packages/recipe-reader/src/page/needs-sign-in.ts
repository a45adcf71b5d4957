import { type Document, elementsIn } from './parse-page.ts';

/** A page whose main thing is a field for a password shows its content to those alone who have one. */
export function needsSignIn(page: Document): boolean {
  for (const { name, attribs } of elementsIn(page))
    if (name === 'input' && attribs.type?.toLowerCase() === 'password') return true;
  return false;
}
