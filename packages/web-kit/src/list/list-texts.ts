import type { ReactNode } from 'react';

export interface ListTexts {
  /** 'More recipes could not be loaded. Please try again.' */
  failed: ReactNode;
  /** '24 of 80 recipes shown', or 'The first 24 recipes' where it is not known how many there are in all. */
  shown: (shown: number, all: number | undefined) => string;
}
