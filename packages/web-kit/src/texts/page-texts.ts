import { format } from '@sufra/texts';
import { type Catalogue, textsOf } from '@sufra/texts/catalogue';
import { pageLanguage } from '@sufra/texts/page-language';
import type { ReactNode } from 'react';
import { formatRich, type RichValues } from './format-rich.ts';

/**
 * How a slice says its texts in development, in tests and where the server draws. A build for browsers puts the text itself
 * where `t('key')` stands, and brings no catalogue and nothing of this.
 */
export function pageTexts<English extends Catalogue>(
  catalogues: { en: English } & Record<string, Catalogue>,
) {
  const textOf = textsOf(catalogues);
  type Key = keyof English & string;
  return {
    t: (key: Key, values: Record<string, string | number> = {}): string =>
      format(textOf(key, pageLanguage()), values),
    tRich: (key: Key, values: RichValues): ReactNode => formatRich(textOf(key, pageLanguage()), values),
  };
}
