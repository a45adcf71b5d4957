import { pageFailed } from '@sufra/web-kit';
import { type LazyExoticComponent, lazy } from 'react';

type ArrivingWeek = LazyExoticComponent<typeof import('./week.tsx').Week>;

let week: ArrivingWeek | undefined;

/** Planning weighs as much as a page and is for premium members alone, so it comes when a week is first looked at. */
export function fetchWeek(): ArrivingWeek {
  if (week) return week;
  const arriving = import('./week.tsx').then(({ Week }) => ({ default: Week }));
  // The section that draws it says so too; the shell knows whether a newer slice has taken its place.
  arriving.catch(error => dispatchEvent(new CustomEvent(pageFailed, { detail: error })));
  week = lazy(() => arriving);
  return week;
}

export function fetchWeekAgain(): ArrivingWeek {
  week = undefined;
  return fetchWeek();
}
