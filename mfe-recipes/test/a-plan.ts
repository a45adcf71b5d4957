import { planDays, planSlots, type WeekPlan } from '@sufra/contracts';
import type { SlotId } from '../src/plan/slots.ts';

/** A week with these recipes in it: `aPlan({ 'monday-lunch': id })`. */
export const aPlan = (filled: Partial<Record<SlotId, string>> = {}) =>
  Object.fromEntries(
    planDays.map(day => [
      day,
      Object.fromEntries(planSlots.map(slot => [slot, filled[`${day}-${slot}`] ?? null])),
    ]),
  ) as WeekPlan; // every day has every slot
