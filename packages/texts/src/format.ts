import type { Message, Part } from './message.ts';

type Values<Node> = Record<string, Node | string | number | ((inside: (Node | string)[]) => Node)>;

// As the site has always written English.
const locale = (language = 'en-GB') => language;

const isKey = (key: string, forms: Record<string, Message>) => Object.hasOwn(forms, key);

type Plural = Extract<Part, { plural: string }>;

function formOf({ plural, ordinal, less = 0, forms, ...part }: Plural, count: number): Message {
  if (isKey(`=${count}`, forms)) return forms[`=${count}`] ?? '';
  const rules = new Intl.PluralRules(locale(part.in), ordinal && { type: 'ordinal' });
  return forms[rules.select(count - less)] ?? forms.other ?? '';
}

function partOf<Node>(part: Part, values: Values<Node>): (Node | string)[] {
  if (typeof part === 'string') return [part];
  if ('number' in part) {
    const number = Number(values[part.number]) - (part.less ?? 0);
    return [new Intl.NumberFormat(locale(part.in), part.percent && { style: 'percent' }).format(number)];
  }
  if ('plural' in part) return partsOf(formOf(part, Number(values[part.plural])), values);
  if ('choice' in part) {
    const key = String(values[part.choice]);
    return partsOf((isKey(key, part.forms) ? part.forms[key] : part.forms.other) ?? '', values);
  }
  if ('tag' in part) {
    const inside = partsOf(part.inside, values);
    const around = values[part.tag];
    return typeof around === 'function' ? [(around as (inside: (Node | string)[]) => Node)(inside)] : inside;
  }
  const value = values[part.value];
  return [typeof value === 'number' ? String(value) : (value as Node | string)];
}

/** What a text consists of once its values are in it: strings, and what the values give for its tags. */
export const partsOf = <Node>(message: Message, values: Values<Node>): (Node | string)[] =>
  typeof message === 'string' ? [message] : message.flatMap(part => partOf(part, values));

export const format = (message: Message, values: Record<string, string | number>): string =>
  partsOf<string>(message, values).join('');
