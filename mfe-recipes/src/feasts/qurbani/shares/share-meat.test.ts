import { expect, test } from '@jest/globals';
import { animalNames, animals } from './animals.ts';
import { shareMeat } from './share-meat.ts';

test.each([
  [
    'a living sheep',
    { animal: 'sheep', weight: 45, isLive: true, shares: 1 },
    { meat: 22.5, withoutBones: 15.8, family: 7.5, friends: 7.5, need: 7.5 },
  ],
  [
    'the carcass of a goat, whose thirds leave a rest',
    { animal: 'goat', weight: 17, isLive: false, shares: 1 },
    { meat: 17, withoutBones: 11.9, family: 5.6, friends: 5.6, need: 5.8 },
  ],
  [
    'two shares of a cow',
    { animal: 'cow', weight: 400, isLive: true, shares: 2 },
    { meat: 62.9, withoutBones: 44, family: 20.9, friends: 20.9, need: 21.1 },
  ],
  [
    'a whole camel',
    { animal: 'camel', weight: 700, isLive: false, shares: 7 },
    { meat: 700, withoutBones: 490, family: 233.3, friends: 233.3, need: 233.4 },
  ],
] as const)('%s is shared in thirds', (_, weighed, shared) => {
  expect(shareMeat(weighed)).toEqual(shared);
});

test('thirds add up to the meat, and those in need have no less than the others', () => {
  for (const animal of animalNames)
    for (let weight = 5; weight <= animals[animal].most; weight += 7.3)
      for (const isLive of [true, false]) {
        const { meat, family, friends, need } = shareMeat({ animal, weight, isLive, shares: 1 });
        expect(family * 10 + friends * 10 + need * 10).toBeCloseTo(meat * 10, 8);
        expect(need).toBeGreaterThanOrEqual(family);
      }
});
