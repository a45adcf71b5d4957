import { isOperators } from '../query/filter.ts';
import { pathOf } from '../query/path.ts';
import { regularExpressionOf } from '../query/regular-expression.ts';
import { copyOf, type Doc, isDoc, type Value } from '../values/value.ts';
import { modifyAt } from './modify-at.ts';

/** What an upsert starts from: the fields that the filter asks to equal something. */
export function upsertBase(filter: Doc): Doc {
  const base: Doc = {};
  for (const [name, value] of equalitiesOf(filter)) {
    if (value !== undefined) modifyAt(base, pathOf(name), () => copyOf(value));
  }
  return base;
}

/** Field and value pairs that every matching document has. */
export function equalitiesOf(filter: Doc): [string, Value][] {
  return Object.entries(filter).flatMap(([name, spec]): [string, Value][] => {
    if (name === '$and' || (name === '$or' && Array.isArray(spec) && spec.length === 1)) {
      return Array.isArray(spec) ? spec.filter(isDoc).flatMap(equalitiesOf) : [];
    }
    if (name.startsWith('$')) return [];
    if (!isOperators(spec)) return regularExpressionOf(spec) ? [] : [[name, spec]];
    if ('$eq' in spec) return [[name, spec.$eq]];
    const all = spec.$all;
    return Array.isArray(all) && all.length === 1 && !isOperators(all[0]) ? [[name, all[0]]] : [];
  });
}
