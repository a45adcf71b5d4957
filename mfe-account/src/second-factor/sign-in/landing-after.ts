import type { User } from '@sufra/contracts';
import { safeReturnTo } from '@sufra/web-kit';

/** Where a member who has signed in goes: where they were going, else to what their role waits for, else to the dashboard. */
export const landingAfter = (user: User, returnTo: string | null): string =>
  !returnTo && user.heldRoles?.length ? '/account#second-step' : safeReturnTo(returnTo);
