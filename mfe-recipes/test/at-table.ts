import type { Eater, EatersAnswer } from '@sufra/contracts';

const eatsAll = { avoid: [], diets: [], spiceLevel: null };

/** A member without a household, who has added none. */
export const aloneAtTable: EatersAnswer = {
  eaters: [{ id: '65f0c00c0000000000000a01', name: '', kind: 'self', profile: eatsAll }],
  ...{ isShown: false, mayWrite: true, isShared: false },
};

export const yusuf: Eater = {
  ...{ id: '65f0c00c0000000000000a02', name: 'Yusuf', kind: 'kept' },
  profile: { avoid: ['peanuts'], diets: [], spiceLevel: 'No Spice' },
};

/** Who keeps to oneself what they avoid. */
export const bilal: Eater = {
  ...{ id: '65f0c00c0000000000000a03', name: 'Bilal', kind: 'member', profile: null },
};

/** A household of two, and a child. */
export const aFamily = (change: Partial<EatersAnswer> = {}): EatersAnswer => ({
  ...aloneAtTable,
  eaters: [...aloneAtTable.eaters, bilal, yusuf],
  isShared: true,
  ...change,
});
