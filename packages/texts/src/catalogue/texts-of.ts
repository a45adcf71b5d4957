import { pseudoLanguage } from '../languages.ts';
import type { Message } from '../message.ts';
import { type Catalogue, textOf } from './catalogue.ts';
import { compile } from './compile.ts';

/** English, and the other languages that a slice or a service has, by their names. */
export type Catalogues<English extends Catalogue> = { en: English } & Record<string, Catalogue>;

/** Finds the text of a key in a language, or in English where that language lacks it. Each is read once. */
export function textsOf<English extends Catalogue>(catalogues: Catalogues<English>) {
  const known = new Map<string, Message>();

  return (key: keyof English & string, language: string): Message => {
    const place = `${language} ${key}`;
    const found = known.get(place);
    if (found !== undefined) return found;
    const translated = catalogues[language]?.[key];
    const entry = translated ?? catalogues.en[key];
    if (entry === undefined) throw new Error(`There is no text '${key}'`);
    const readAs = translated !== undefined || language === pseudoLanguage ? language : 'en';
    const message = compile(textOf(entry), readAs);
    known.set(place, message);
    return message;
  };
}
