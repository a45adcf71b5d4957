import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, pseudoLanguage } from '@sufra/texts';
import type { Catalogue } from '@sufra/texts/catalogue';
import { repository } from '../repository.ts';

export const textsFolder = (owner: string) => join(repository, owner, 'src/texts');

const catalogueFile = (owner: string, language: string) => join(textsFolder(owner), `${language}.json`);

/** The languages of a slice or a package beside English: those that it has a file for. */
const translationsOf = (owner: string): string[] =>
  languages.filter(language => language !== 'en' && existsSync(catalogueFile(owner, language)));

/** Those that a build writes beside English: the pseudo-language comes with the first translation. */
export function builtLanguages(owner: string): string[] {
  const translations = translationsOf(owner);
  return translations.length > 0 ? [...translations, pseudoLanguage] : [];
}

const read = (owner: string, language: string): Catalogue =>
  JSON.parse(readFileSync(catalogueFile(owner, language), 'utf8'));

export const readCatalogues = (owner: string): { en: Catalogue } & Record<string, Catalogue> => ({
  en: read(owner, 'en'),
  ...Object.fromEntries(translationsOf(owner).map(language => [language, read(owner, language)])),
});
