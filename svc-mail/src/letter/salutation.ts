import { textsIn } from '../texts/text.ts';

const longest = 60;

// Letters with what stands between them in names (the two joiners of Persian, Urdu and Indian scripts among it). Anything
// else could become a link, or a message of one person to the mailbox of another: a dot between letters is a
// host name, digits are a telephone number, marks without end spill over the lines around them.
const plainName = /^(?:\p{L}\p{M}{0,4})+(?:(?:\. |['’ -]|\u200c|\u200d)(?:\p{L}\p{M}{0,4})+)*\.?$/u;

interface Salutation {
  /** With what leads to the name, or ends the line where there is none. */
  before: string;
  name?: string;
  after: string;
}

// No name holds it; the parts of the text stand around it.
const place = '\u0001';

/** Whether it may stand in a mail to another person. */
export const isPlainName = (name: string) => name.length <= longest && plainName.test(name);

/** Names come from the person who typed them, and the reader may be another: only what is plainly a name is repeated. */
export function salutationFor(name: string, language = 'en'): Salutation {
  const t = textsIn(language);
  if (!isPlainName(name)) return { before: t('letter.greeting'), after: '' };
  const [before = '', after = ''] = t('letter.greetingNamed', { name: place })
    .replaceAll(/[\u2066-\u2069]/g, '')
    .split(place);
  return { before, name, after: name.endsWith('.') && after === '.' ? '' : after };
}

/**
 * The name stands near the end of its line: in that place one of the other direction stands right without directional
 * marks, which some programs show as boxes.
 */
export function salutationText(ofName: string, language = 'en'): string {
  const { before, name = '', after } = salutationFor(ofName, language);
  return before + name + after;
}
