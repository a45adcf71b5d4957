import type { Thing } from './english.ts';

/** Where the name of a thing is not what an English reader would say. */
const spoken: Partial<Record<Thing, string>> = {
  mince: 'minced meat',
  bay: 'leaves',
  'green-curry': 'green',
  puree: 'smooth',
  date: 'dates',
  bean: 'beans',
  chickpea: 'chickpeas',
  egg: 'eggs',
  'boiled-egg': 'boiled eggs',
};

export const wordFor = (thing: Thing) => spoken[thing] ?? thing.replaceAll('-', ' ');
