import { mondayOf } from '@sufra/contracts';
import { completeDocuments } from '@sufra/service-kit';
import { toCarry } from '../plan/carry-week.ts';
import { applyChanges } from '../plan/days.ts';
import type { PlanDocument, PlanModel } from '../plan/plan-model.ts';
import { today } from '../plan/today.ts';

/** Weeks of the time before the calendar get dates. What a replica of that time writes later is carried over when it is read. */
export const carryWeeks = (plans: PlanModel, stopping?: AbortSignal): Promise<void> =>
  completeDocuments<PlanDocument>({
    model: plans,
    lacking: { days: null },
    madeOf: ['plan', 'week', 'at'],
    lacks: document => ({
      days: applyChanges({}, toCarry({ document, today: today() })),
      week: mondayOf(today()),
      at: document.v ?? 0,
    }),
    ...(stopping ? { stopping } : {}),
  });
