/** A text that was read from a catalogue, as data: nothing is made into code, which the site's policy forbids. */
export type Message = string | Part[];

export type Part =
  | string
  | { value: string }
  | { number: string; in?: string; percent?: true; less?: number }
  | { plural: string; in?: string; ordinal?: true; less?: number; forms: Record<string, Message> }
  | { choice: string; forms: Record<string, Message> }
  | { tag: string; inside: Message };
