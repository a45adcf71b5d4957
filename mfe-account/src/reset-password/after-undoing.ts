import { useLocation } from 'react-router-dom';

/** Beside the token, for the page of a new password: it is reached by having undone a change. */
export const afterUndoing = { isAfterUndoing: true } as const;

export function useIsAfterUndoing(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isAfterUndoing' in state;
}
