import type { Message, Part } from './message.ts';

/** What a text is given: what stands for a value, and for a tag what is put around the words inside. */
export type Values<Node> = Record<string, Node | string | number | ((words: Node) => Node)>;

type Join<Node> = (parts: (Node | string)[]) => Node;

// As the site has always written English.
const english = 'en-GB';

function formOf({ by, in: language, forms }: Extract<Part, { choice: string }>, value: unknown) {
  const exactly = by ? `=${value}` : String(value);
  if (Object.hasOwn(forms, exactly)) return forms[exactly];
  if (!by) return forms.other;
  return forms[new Intl.PluralRules(language ?? english, { type: by }).select(Number(value))] ?? forms.other;
}

/** A text with its values, put together from parts in the order of its language. */
export function formatParts<Node>(message: Message, values: Values<Node>, join: Join<Node>): Node {
  const partOf = (part: Part): Node | string => {
    if (typeof part === 'string') return part;
    if ('value' in part) return values[part.value] as Node | string;
    if ('number' in part) {
      const style = part.percent ? 'percent' : 'decimal';
      return new Intl.NumberFormat(part.in ?? english, { style }).format(Number(values[part.number]));
    }
    if ('choice' in part) return formatParts(formOf(part, values[part.choice]) ?? '', values, join);
    const words = formatParts(part.inside, values, join);
    const around = values[part.tag];
    return typeof around === 'function' ? (around as (words: Node) => Node)(words) : words;
  };
  return join(typeof message === 'string' ? [message] : message.map(partOf));
}

export const format = (message: Message, values: Record<string, string | number>): string =>
  formatParts<string>(message, values, parts => parts.join(''));
