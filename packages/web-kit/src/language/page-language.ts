let drawn: string | undefined;

/** The language of the page: the browser reads it where the server wrote it, in `<html lang>`. It stays as long as the page does. */
export const pageLanguage = (): string =>
  drawn ?? ((typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en');

/** For server rendering, which has no document: the language of what is drawn from now on. */
export function drawIn(language: string) {
  drawn = language;
}
