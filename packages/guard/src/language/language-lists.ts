import type { Language } from '../words/languages.ts';

type Lists = Map<Language, readonly Language[]>;

/** Lists of languages, one for all words that are of the same ones: there are far fewer of these than of words. */
export class LanguageLists {
  private readonly longer = new Map<readonly Language[], Lists>();

  /** A list and one language more; the list itself where it holds that. */
  with(list: readonly Language[], language: Language): readonly Language[] {
    if (list.includes(language)) return list;
    const known = this.longer.get(list);
    const made = known?.get(language) ?? [...list, language];
    if (known) known.set(language, made);
    else this.longer.set(list, new Map([[language, made]]));
    return made;
  }
}
