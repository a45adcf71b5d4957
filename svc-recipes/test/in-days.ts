import { addDays } from '@sufra/contracts';
import { today } from '../src/plan/today.ts';

/** The same for a whole run, also for one that goes on past midnight. */
const day = today();

/** The day so many days from the run's. */
export const inDays = (days: number) => addDays(day, days);
