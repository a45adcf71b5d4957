import { isLanguage, type Language } from '@sufra/texts';

/** The first of a reader's languages that the site has. A browser names Indonesian by an old name as well. */
export function preferredLanguage(wanted: readonly string[]): Language | undefined {
  const names = wanted.map(tag => tag.toLowerCase().split('-')[0]);
  return names.map(name => (name === 'in' ? 'id' : name)).find(isLanguage);
}
