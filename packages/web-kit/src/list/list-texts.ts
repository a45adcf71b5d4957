import type { ReactNode } from 'react';

export interface ListTexts {
  /** 'More recipes could not be loaded. Please try again.' */
  failed: ReactNode;
  /** 'The first 24 recipes': how many there are in all is not known. */
  first: (shown: number) => string;
  /** '24 of 80 recipes shown' */
  shown: (shown: number, all: number) => string;
}
