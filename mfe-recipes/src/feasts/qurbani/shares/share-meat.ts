import { type Animal, animals, boneless } from './animals.ts';

export interface Weighed {
  animal: Animal;
  /** The whole animal's, in kilograms or in pounds: what comes out is in the same. */
  weight: number;
  isLive: boolean;
  /** How many of the animal's shares are meant. */
  shares: number;
}

export interface SharedMeat {
  /** With its bones. */
  meat: number;
  withoutBones: number;
  family: number;
  friends: number;
  need: number;
}

/** Whole tenths, which add up exactly. */
const tenths = (weight: number) => Math.round(weight * 10);

/** Two thirds rounded down to a tenth; those in need have what that leaves. */
export function shareMeat({ animal, weight, isLive, shares }: Weighed): SharedMeat {
  const { carcass, shares: all } = animals[animal];
  const meat = tenths((weight * (isLive ? carcass / 100 : 1) * Math.min(shares, all)) / all);
  const third = Math.floor(meat / 3);
  return {
    meat: meat / 10,
    withoutBones: Math.round((meat * boneless) / 100) / 10,
    family: third / 10,
    friends: third / 10,
    need: (meat - 2 * third) / 10,
  };
}
