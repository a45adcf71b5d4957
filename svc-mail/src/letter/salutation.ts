const longest = 60;

// Letters with what stands between them in names (the two joiners of Persian, Urdu and Indian scripts among it). Anything
// else could become a link, or a message of one person to the mailbox of another: a dot between letters is a
// host name, digits are a telephone number, marks without end spill over the lines around them.
const plainName = /^(?:\p{L}\p{M}{0,4})+(?:(?:\. |['’ -]|\u200c|\u200d)(?:\p{L}\p{M}{0,4})+)*\.?$/u;

const greeting = 'Assalamu alaikum';

interface Salutation {
  /** With what leads to the name, or ends the line where there is none. */
  before: string;
  name?: string;
  after: string;
}

/** Names come from the person who typed them, and the reader may be another: only what is plainly a name is repeated. */
export function salutationFor(name: string): Salutation {
  if (name.length > longest || !plainName.test(name)) return { before: `${greeting}.`, after: '' };
  return { before: `${greeting}, `, name, after: name.endsWith('.') ? '' : '.' };
}

/**
 * The name ends a line that begins with Latin letters: in that place one from right to left stands right without
 * directional marks, which some programs show as boxes.
 */
export function salutationText(ofName: string): string {
  const { before, name = '', after } = salutationFor(ofName);
  return before + name + after;
}
