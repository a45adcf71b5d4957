import { premium } from '@sufra/contracts';

/** The share for charity in pence, rounded half up, in whole numbers throughout. */
export const donationOf = (pence: number) => Math.floor((pence * premium.charityPercent + 50) / 100);
