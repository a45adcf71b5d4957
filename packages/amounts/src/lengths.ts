import { nearest, rational } from '@sufra/nutrition/measures';
import { fractionText } from './fraction-text.ts';
import { numberIn, withArticle } from './number-words.ts';
import type { Units } from './units.ts';

const number = String.raw`(\d+(?:[.,]\d+)?|\d*[¼½¾⅓⅔⅛])`;
// 'A 20 cm tin' is 'an 8 inch tin'.
const article = String.raw`(?:\b(an?)\s)?`;
const between = String.raw`\s?(?:-|–|to|x|×|by)\s?`;
const metric = new RegExp(
  String.raw`${article}(?<![\d.,])${number}(?:(${between})${number})?[\s-]?(cm|mm)\b`,
  'gi',
);
const imperial = new RegExp(
  String.raw`${article}(?<![\d.,])${number}(?:-inch|-in|["”])?(?:(${between})${number})?[\s-]?(?:inch(?:es)?\b|["”])`,
  'gi',
);

/** The sizes of pieces and tins in the units that are wanted, rounded to what a ruler or a shop has. */
export function convertLengths(text: string, units: Units): string {
  return units === 'metric'
    ? text.replace(
        imperial,
        (_all, before: string | undefined, from: string, joint: string | undefined, to: string | undefined) =>
          size({ before, from: inCentimetres(from), joint, to: to && inCentimetres(to), unit: 'cm' }),
      )
    : text.replace(metric, (_all, ...[before, from, joint, to, unit]: string[]) => {
        const inUnit = (given: string) => inInches(given, unit ?? '');
        return size({ before, from: inUnit(from ?? ''), joint, to: to && inUnit(to), unit: 'inch' });
      });
}

interface Size {
  /** 'a' or 'an'. */
  before: string | undefined;
  from: string;
  joint: string | undefined;
  to: string | undefined;
  unit: string;
}

function size({ before, from, joint, to, unit }: Size): string {
  const words = [from, ...(to ? [joint, to] : []), `\u00a0${unit}`].join('');
  return withArticle(before, words);
}

function inInches(text: string, unit: string): string {
  const inches = numberIn(text) / (unit.toLowerCase() === 'mm' ? 25.4 : 2.54);
  const step =
    inches < 0.5 ? rational(1, 8) : inches < 2 ? rational(1, 4) : inches < 5 ? rational(1, 2) : rational(1);
  const rounded = nearest(rational(Math.round(inches * 1_000), 1_000), step);
  return fractionText(rounded.over === 0n ? step : rounded);
}

function inCentimetres(text: string): string {
  const centimetres = numberIn(text) * 2.54;
  return String(centimetres < 5 ? Math.max(0.5, Math.round(centimetres * 2) / 2) : Math.round(centimetres));
}
