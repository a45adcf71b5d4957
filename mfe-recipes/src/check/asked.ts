import type { School } from '@sufra/contracts';

/** What is checked, and by whose line: that of the site where no school is chosen. */
export interface Asked {
  text: string;
  school: School | '';
}
