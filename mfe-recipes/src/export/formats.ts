import type { ParamsOf } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export type Format = ParamsOf<'GET /recipe-files/{format}'>['format'];

interface Shown {
  format: Format;
  name: string;
  words: string;
  /** Of a file with one recipe, and with several. */
  endings: [one: string, several: string];
}

/** What recipes are taken away in, the most widely read first. */
export const formats = (): Shown[] => [
  {
    format: 'json-ld',
    name: t('export.jsonLd.name'),
    words: t('export.jsonLd.words'),
    endings: ['.json', '.json'],
  },
  {
    format: 'paprika',
    name: 'Paprika',
    words: t('export.paprika'),
    endings: ['.paprikarecipes', '.paprikarecipes'],
  },
  { format: 'mealie', name: 'Mealie', words: t('export.mealie'), endings: ['.zip', '.zip'] },
  { format: 'cooklang', name: 'Cooklang', words: t('export.cooklang'), endings: ['.cook', '.zip'] },
  { format: 'text', name: t('export.text.name'), words: t('export.text.words'), endings: ['.txt', '.txt'] },
];
