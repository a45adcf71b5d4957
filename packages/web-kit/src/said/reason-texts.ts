import { t } from '../texts/text.ts';

/** Why the check does not call something halal, by the sentence of the guard. */
export const reasonTexts = (): Record<string, () => string> => ({
  'This is pork, or is made with it.': () => t('guardReason.pork'),
  'This is meat that may not be eaten.': () => t('guardReason.meat'),
  'This is meat that was not slaughtered as it must be.': () => t('guardReason.carrion'),
  'Donkeys and mules may not be eaten.': () => t('guardReason.equine'),
  'Predators and birds of prey may not be eaten.': () => t('guardReason.carnivore'),
  'Reptiles and amphibians may not be eaten.': () => t('guardReason.reptile'),
  'Insects may not be eaten, locusts apart.': () => t('guardReason.insect'),
  'Blood may not be eaten.': () => t('guardReason.blood'),
  'This is alcohol, or is made with it; cooking does not take it away.': () => t('guardReason.alcohol'),
  'This intoxicates.': () => t('guardReason.intoxicant'),
  'This gelatine is not halal.': () => t('guardReason.gelatine'),
  'This additive is made of insects.': () => t('guardReason.additive'),
  'This rennet is not halal.': () => t('guardReason.rennet'),
  'This often holds pork: choose a halal-certified product, or make it without.': () =>
    t('guardReason.maybePork'),
  'It does not say of which animal it is: choose a halal-certified product.': () =>
    t('guardReason.maybeMeat'),
  'How it was slaughtered is not stated: choose a halal-certified product.': () =>
    t('guardReason.maybeCarrion'),
  'Scholars differ on horse meat.': () => t('guardReason.maybeHorse'),
  'Scholars differ on this animal.': () => t('guardReason.maybeAnimal'),
  'This may hold blood: choose a halal-certified product.': () => t('guardReason.maybeBlood'),
  'This may hold alcohol: choose a halal-certified product.': () => t('guardReason.maybeAlcohol'),
  'This may intoxicate.': () => t('guardReason.maybeIntoxicant'),
  'The source of the gelatine is not stated: choose a halal-certified product.': () =>
    t('guardReason.maybeGelatine'),
  'The source of this additive is not stated: choose a halal-certified product.': () =>
    t('guardReason.maybeAdditive'),
  'The rennet may be of animals: choose a halal-certified product.': () => t('guardReason.maybeRennet'),
});
