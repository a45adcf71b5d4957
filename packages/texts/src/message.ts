/** A text that was read from a catalogue, as data: nothing is made into code, which the site's policy forbids. */
export type Message = string | Part[];

export type Part =
  | string
  | { value: string }
  | { number: string; in?: string; percent?: true }
  /** A plural where it says by which rules, or else the form that the value names. */
  | { choice: string; by?: 'cardinal' | 'ordinal'; in?: string; forms: Record<string, Message> }
  | { tag: string; inside: Message };
