import type { Throttle } from '@sufra/service-kit';
import type { MakeLink } from '../links/link.ts';
import type { SecurityLog } from '../security-log.ts';
import type { BeginSecondStep } from '../sessions/second-step.ts';
import type { Limits } from '../throttling.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { UserModel } from '../users/user-model.ts';
import type { Provider } from './provider.ts';
import type { Tickets } from './tickets.ts';

export interface GoogleDeps {
  provider: Provider;
  tickets: Tickets;
  users: UserModel;
  usedAllowances: UsedAllowances;
  newUndoLink: MakeLink;
  beginSecondStep: BeginSecondStep;
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
  /** The site's page for the browser that comes back. */
  pageUrl: string;
  /** And the one that asks for the password of an account that is to be joined. */
  joinPageUrl: string;
}

export const stateLifeMs = 600_000;
export const oneTimeTokenLifeMs = 60_000;
/** Time to find a password. */
export const joiningLifeMs = 600_000;
