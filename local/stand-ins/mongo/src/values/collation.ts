import { MongoError } from '../mongo-error.ts';
import { isDoc, type Value } from './value.ts';

/** `fold` makes strings that the collation calls equal the same string; `id` tells two collations apart. */
export type Collation = {
  id: string;
  compare: (left: string, right: string) => number;
  fold: (text: string) => string;
};

const sensitivities: Record<number, 'base' | 'accent' | 'variant'> = { 1: 'base', 2: 'accent', 3: 'variant' };

/** `undefined` is MongoDB's simple collation: bytes. */
export function readCollation(spec: Value): Collation | undefined {
  if (!isDoc(spec) || spec.locale === 'simple') return undefined;
  const locale = String(spec.locale ?? '');
  const strength = Number(spec.strength ?? 3);
  const caseLevel = spec.caseLevel === true;
  const numeric = spec.numericOrdering === true;
  const sensitivity = strength === 1 && caseLevel ? 'case' : sensitivities[Math.min(strength, 3)];
  const id = JSON.stringify([locale, sensitivity, numeric]);
  const collation = known.get(id) ?? {
    id,
    compare: collator(locale, { sensitivity, numeric }),
    fold: (text: string) => fold(text, sensitivity),
  };
  known.set(id, collation);
  return collation;
}

/** A collator takes longer to make than a query to answer; there are as many as there are locales in use. */
const known = new Map<string, Collation>();

function collator(locale: string, options: Intl.CollatorOptions) {
  try {
    return new Intl.Collator(locale.replaceAll('_', '-'), options).compare;
  } catch {
    throw new MongoError('BadValue', `Field 'locale' is invalid in: { locale: "${locale}" }`);
  }
}

function fold(text: string, sensitivity: Intl.CollatorOptions['sensitivity']): string {
  const bare =
    sensitivity === 'base' || sensitivity === 'case' ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  const composed = bare.normalize('NFKC');
  return sensitivity === 'base' || sensitivity === 'accent' ? composed.toLowerCase() : composed;
}
