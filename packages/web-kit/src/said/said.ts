/** What a sentence of a service holds beside its words. */
export interface InSentence {
  /** Its first figure. */
  count: number;
  /** What it quotes, with its quotation marks. */
  words: string;
}

export type Said = (held: InSentence) => string;
