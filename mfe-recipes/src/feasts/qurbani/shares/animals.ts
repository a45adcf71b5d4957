/**
 * What is reckoned of a living animal as carcass, in hundredths; the sources stand on the page (sources.ts).
 * Sheep: 50 of the living weight (Cornell, of market lambs). Goat: 45 to 55 with the head (Cornell), without it 48.
 * Cow: fed beef cattle give 60 to 64 (Mississippi State), lean cattle and dairy breeds some points fewer: 55.
 * Camel: 55 to 70 (Kadim and others); the lowest is taken, so that no third is promised that is not there.
 */
export const animals = {
  sheep: { carcass: 50, shares: 1, usual: 45, most: 250 },
  goat: { carcass: 48, shares: 1, usual: 35, most: 200 },
  cow: { carcass: 55, shares: 7, usual: 400, most: 1_500 },
  camel: { carcass: 55, shares: 7, usual: 450, most: 1_200 },
} as const;

export type Animal = keyof typeof animals;
export const animalNames = Object.keys(animals) as Animal[];

/**
 * Of a carcass, meat and fat without the bones: camels have 74 hundredths (Kadim and others), sheep and cattle about 70
 * once they are trimmed (Cornell, Mississippi State).
 */
export const boneless = 70;
