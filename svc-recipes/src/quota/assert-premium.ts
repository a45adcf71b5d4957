import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@sufra/service-kit';
import type { AllowanceModel } from './allowance-model.ts';
import { isPremium } from './is-premium.ts';

export interface PremiumDeps {
  allowances: AllowanceModel;
  premiumNewsWaitMs: number;
}

const lookEveryMs = 100;

/** A member who has just paid is sent to the plan while the event that says so may still be on its way here. */
export async function assertPremium({ allowances, premiumNewsWaitMs }: PremiumDeps, memberId: string) {
  const end = performance.now() + premiumNewsWaitMs;
  while (!(await isPremium(allowances, memberId))) {
    if (performance.now() > end) throw new Problem('premium_only');
    await wait(lookEveryMs);
  }
}
