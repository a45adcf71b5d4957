import type { Place } from '../times/way.ts';

export interface Town extends Place {
  /** As GeoNames has it. */
  name: string;
  /** By language: `{ ar: 'القاهرة' }`. */
  namesIn: Partial<Record<string, string>>;
  /** By the two letters of ISO 3166. */
  country: string;
}

/** A town with every spelling of it that is searched for. */
export interface ListedTown extends Town {
  spellings: readonly string[];
}

export const nameOfTown = ({ name, namesIn }: Pick<Town, 'name' | 'namesIn'>, language: string) =>
  namesIn[language] ?? name;
