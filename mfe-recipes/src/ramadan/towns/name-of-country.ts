import { perLocale } from '@sufra/web-kit';

const names = perLocale(locale => new Intl.DisplayNames(locale, { type: 'region' }));

export function nameOfCountry(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    // What a browser kept of an older list may be no code.
    return code;
  }
}
