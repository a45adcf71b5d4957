import type { Reason } from '../judgement.ts';
import type { Ruling } from '../words/kinds.ts';

const haram: Record<Reason, string> = {
  pork: 'This is pork, or is made with it.',
  'meat-unspecified': 'This is meat that may not be eaten.',
  carrion: 'This is meat that was not slaughtered as it must be.',
  equine: 'Donkeys and mules may not be eaten.',
  carnivore: 'Predators and birds of prey may not be eaten.',
  'amphibian-reptile': 'Reptiles and amphibians may not be eaten.',
  insect: 'Insects may not be eaten, locusts apart.',
  blood: 'Blood may not be eaten.',
  alcohol: 'This is alcohol, or is made with it; cooking does not take it away.',
  intoxicant: 'This intoxicates.',
  'gelatine-unspecified': 'This gelatine is not halal.',
  'animal-additive': 'This additive is made of insects.',
  rennet: 'This rennet is not halal.',
};

const doubtful: Record<Reason, string> = {
  pork: 'This often holds pork: choose a halal-certified product, or make it without.',
  'meat-unspecified': 'It does not say of which animal it is: choose a halal-certified product.',
  carrion: 'How it was slaughtered is not stated: choose a halal-certified product.',
  equine: 'Scholars differ on horse meat.',
  carnivore: 'Scholars differ on this animal.',
  'amphibian-reptile': 'Scholars differ on this animal.',
  insect: 'Scholars differ on this animal.',
  blood: 'This may hold blood: choose a halal-certified product.',
  alcohol: 'This may hold alcohol: choose a halal-certified product.',
  intoxicant: 'This may intoxicate.',
  'gelatine-unspecified': 'The source of the gelatine is not stated: choose a halal-certified product.',
  'animal-additive': 'The source of this additive is not stated: choose a halal-certified product.',
  rennet: 'The rennet may be of animals: choose a halal-certified product.',
};

/** The reason as a sentence for people. */
export const explain = ({ verdict, reason }: Ruling) => (verdict === 'haram' ? haram : doubtful)[reason];
