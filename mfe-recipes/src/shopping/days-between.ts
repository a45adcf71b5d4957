import { planDays } from '@sufra/contracts';

type Day = (typeof planDays)[number];

/** From a day to a day, over the end of the week where the second is the earlier one. */
export function daysBetween(from: Day, to: Day): Day[] {
  const [first, last] = [planDays.indexOf(from), planDays.indexOf(to)];
  return first <= last
    ? planDays.slice(first, last + 1)
    : [...planDays.slice(first), ...planDays.slice(0, last + 1)];
}
