import { ApiError, part } from '@sufra/web-kit';
import type { RefusalProps } from './refusal.tsx';

/** What a member may press in its place comes when it is wanted: home's first visit shows no refusal. */
export const Refused = part<RefusalProps>(
  () => import('./refusal.tsx').then(module => module.Refusal),
  () => null,
);

export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'not_halal' || error.code === 'dish_unknown');
