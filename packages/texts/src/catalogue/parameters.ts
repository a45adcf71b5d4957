import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export interface Parameters {
  values: Set<string>;
  tags: Set<string>;
  /** The forms of each plural, by what is counted. */
  plurals: { name: string; ordinal: boolean; forms: string[] }[];
}

function collect(elements: MessageFormatElement[], into: Parameters) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      into.tags.add(element.value);
      collect(element.children, into);
      continue;
    }
    into.values.add(element.value);
    if (element.type === TYPE.plural) {
      const ordinal = element.pluralType === 'ordinal';
      into.plurals.push({ name: element.value, ordinal, forms: Object.keys(element.options) });
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, into);
  }
}

/** What a text wants to be given. */
export function parametersOf(text: string): Parameters {
  const parameters: Parameters = { values: new Set(), tags: new Set(), plurals: [] };
  collect(parse(text, { shouldParseSkeletons: false }), parameters);
  return parameters;
}
