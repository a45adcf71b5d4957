/** A line of ingredients as it reads; in its parts where its owner's kitchen has them. */
export interface PortableLine {
  text: string;
  parts: { quantity: number | null; unit: string | null; item: string; note: string | null } | null;
}

/** A recipe on its way from one program to another. */
export interface PortableRecipe {
  title: string;
  description: string;
  servings: number | null;
  /** 0 where it is not said. */
  prepMinutes: number;
  cookMinutes: number;
  ingredients: PortableLine[];
  steps: { text: string; minutes: number | null }[];
  /** For the cook. */
  notes: string;
  tags: string[];
  language: string | null;
  /** Kcal of a serving; 0 where it is not said. */
  calories: number;
  source: { name: string; url: string | null };
  isHalal: boolean;
  /** Forbidden lines of it were swapped. */
  isAdapted: boolean;
  createdAt: string | null;
  /** What its owner keeps about it for oneself. */
  isFavorite: boolean;
  ownNote: string;
  rating: number | null;
  cookedOn: string[];
  /** Names of those that it is in; left out where there are none, as files from before have it. */
  collections?: string[] | undefined;
  /** What its photo shows; left out where there is none, or no words for it. */
  photoAlt?: string | undefined;
}

const nothingSaid: PortableRecipe = {
  ...{ title: '', description: '', servings: null, prepMinutes: 0, cookMinutes: 0 },
  ...{ ingredients: [], steps: [], notes: '', tags: [], language: null, calories: 0 },
  ...{ source: { name: '', url: null }, isHalal: false, isAdapted: false, createdAt: null },
  ...{ isFavorite: false, ownNote: '', rating: null, cookedOn: [] },
};

/** What another program's file says of a recipe, with nothing in the place of what it does not say. */
export const portable = (said: Partial<PortableRecipe>): PortableRecipe => ({ ...nothingSaid, ...said });

export const lineOf = (text: string): PortableLine => ({ text, parts: null });
export const stepOf = (text: string) => ({ text, minutes: null });
