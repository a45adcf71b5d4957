import type { LetterPicture } from './letter-picture.ts';

export interface Action {
  label: string;
  url: string;
  /** The mail is of no use without it: its address is shown below the button, for a reader who cannot press that. */
  isSpelledOut?: boolean;
}

export interface Step {
  title: string;
  text: string;
  action: Action;
  /** In the place of its number. */
  picture?: LetterPicture;
}

export interface Letter {
  /** Of its reader; English where it is not known. */
  language?: string | undefined;
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  /** As its owner typed it: the letter decides whether to repeat it. */
  name: string;
  paragraphs: string[];
  /** In a row, below the paragraphs. */
  pictures?: LetterPicture[];
  /** Figures, as a small table. */
  details?: { label: string; value: string }[];
  steps?: Step[];
  /** The first is a button. */
  actions: Action[];
  /** Set small, below the actions. */
  notes: string[];
  /** Why this mail came, for its foot. */
  reason: string;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}
