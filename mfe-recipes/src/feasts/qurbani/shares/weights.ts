import type { Units } from '@sufra/amounts/units.ts';
import { latinDigits } from '@sufra/texts/digits';
import { perLocale } from '@sufra/web-kit';

const poundsInKilogram = 2.204_622_6;
export const leastWeight = 5;

export const inUnits = (kilograms: number, units: Units) =>
  units === 'imperial' ? kilograms * poundsInKilogram : kilograms;

const tenth = { maximumFractionDigits: 1 };
const format = {
  metric: perLocale(
    locale => new Intl.NumberFormat(locale, { ...tenth, style: 'unit', unit: 'kilogram' }),
    'en-GB',
  ),
  imperial: perLocale(
    locale => new Intl.NumberFormat(locale, { ...tenth, style: 'unit', unit: 'pound' }),
    'en-GB',
  ),
};
const number = perLocale(locale => new Intl.NumberFormat(locale, { ...tenth, useGrouping: false }), 'en-GB');
const percent = perLocale(locale => new Intl.NumberFormat(locale, { style: 'percent' }), 'en-GB');

/** '7.5 kg', as the page's language and the reader's digits write it. */
export const formatWeight = (weight: number, units: Units) => format[units]().format(weight);
export const formatNumber = (value: number) => number().format(value);
export const formatPercent = (hundredths: number) => percent().format(hundredths / 100);

/** `45`, `45.5`, `45,5`, `٤٥٫٥`; undefined for what is no number. */
export function readWeight(words: string): number | undefined {
  const latin = latinDigits(words.trim()).replace(/[,٫]/, '.');
  return /^\d{1,5}(?:\.\d{0,3})?$/.test(latin) ? Number(latin) : undefined;
}
