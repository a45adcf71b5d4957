import { ar } from './ar.ts';
import { de } from './de.ts';
import { eNumbers } from './e-numbers.ts';
import { emoji } from './emoji.ts';
import { en } from './en/en.ts';
import { es } from './es.ts';
import { fa, ur } from './fa.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { bn, hi } from './indic.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { da, sv } from './nordic.ts';
import { el, fi, hu, ro } from './other-european.ts';
import { pt } from './pt.ts';
import { bg, bs, cs, pl, ru, uk } from './slavic.ts';
import { th, tl, vi } from './southeast-asia.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

export const lexicons: readonly Lexicon[] = [
  en,
  eNumbers,
  emoji,
  fr,
  es,
  it,
  de,
  pt,
  nl,
  sv,
  da,
  fi,
  pl,
  ru,
  uk,
  bs,
  cs,
  bg,
  hu,
  ro,
  el,
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
