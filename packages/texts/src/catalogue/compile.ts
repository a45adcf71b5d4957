import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { directionOf, pseudoLanguage } from '../languages.ts';
import type { Message, Part } from '../message.ts';
import { pseudo } from './pseudo.ts';

interface Context {
  language: string;
  /** What the plural around it counts. */
  counted?: string;
}

/** Of another language than English each part carries which: a text that is missing there stands in English. */
const inLanguage = ({ language }: Context) =>
  language === 'en' || language === pseudoLanguage ? {} : { in: language };

const formsOf = (options: Record<string, { value: MessageFormatElement[] }>, context: Context) =>
  Object.fromEntries(
    Object.entries(options).map(([form, { value }]) => [form, messageOf(value, context)] as const),
  );

/** What is put into a text from the right may run from the left: isolated, it changes nothing around it. */
const isolated = (part: Part, { language }: Context): Part[] =>
  directionOf(language) === 'rtl' ? ['\u2068', part, '\u2069'] : [part];

function partsOf(element: MessageFormatElement, context: Context): Part[] {
  switch (element.type) {
    case TYPE.literal:
      return [context.language === pseudoLanguage ? pseudo(element.value) : element.value];
    case TYPE.argument:
      return isolated({ value: element.value }, context);
    case TYPE.number:
      if (element.style != null && element.style !== 'percent')
        throw new Error(`{${element.value}, number} has a style that is not known: only percent is`);
      return [
        { number: element.value, ...inLanguage(context), ...(element.style != null && { percent: true }) },
      ];
    case TYPE.pound:
      if (context.counted === undefined) throw new Error('# stands outside of a plural');
      return [{ number: context.counted, ...inLanguage(context) }];
    case TYPE.plural: {
      const { value: choice, offset, options, pluralType } = element;
      if (offset !== 0) throw new Error(`The plural of ${choice} has an offset: count what is said instead`);
      const forms = formsOf(options, { ...context, counted: choice });
      return [{ choice, by: pluralType ?? 'cardinal', ...inLanguage(context), forms }];
    }
    case TYPE.select:
      return [{ choice: element.value, forms: formsOf(element.options, context) }];
    case TYPE.tag:
      return [{ tag: element.value, inside: messageOf(element.children, context) }];
    default:
      throw new Error('Dates and times are written by the caller, as formatDate does, and given as a value');
  }
}

/** Neighbouring words as one, and a text without any value as the string that it is. */
function messageOf(elements: MessageFormatElement[], context: Context): Message {
  const parts: Part[] = [];
  for (const part of elements.flatMap(element => partsOf(element, context))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const [only = ''] = parts;
  return parts.length <= 1 && typeof only === 'string' ? only : parts;
}

/** A text of a catalogue as data that `format` reads. Throws what is wrong with it. */
export function compile(text: string, language: string): Message {
  const message = messageOf(parse(text, { shouldParseSkeletons: false }), { language });
  if (language !== pseudoLanguage) return message;
  return typeof message === 'string' ? `[${message}]` : ['[', ...message, ']'];
}
