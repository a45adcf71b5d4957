import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { de } from './de/de.ts';
import { eNumbers } from './e-numbers.ts';
import { emoji } from './emoji.ts';
import { en } from './en/en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja/ja.ts';
import { ko } from './ko.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { da, is, sv } from './nordic.ts';
import { otherEuropean } from './other-european/other-european.ts';
import { properNames } from './proper-names/proper-names.ts';
import { pt } from './pt.ts';
import { slavic } from './slavic/slavic.ts';
import { th } from './th.ts';
import { tl } from './tl.ts';
import { tr } from './tr.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';
import { zh } from './zh/zh.ts';

export const lexicons: readonly Lexicon[] = [
  en,
  eNumbers,
  emoji,
  properNames,
  fr,
  es,
  it,
  de,
  pt,
  nl,
  sv,
  da,
  is,
  ...slavic,
  ...otherEuropean,
  tr,
  id,
  ar,
  fa,
  ur,
  hi,
  bn,
  zh,
  ja,
  ko,
  th,
  vi,
  tl,
];
