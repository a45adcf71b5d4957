import type { BodyOf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';

type Body = BodyOf<'POST /halal/reports'>;

/** A verdict as it is shown; what is wrong with it, its reader says. */
export type ShownVerdict = Omit<Body, 'says' | 'language'>;

/** A member is mailed the answer; a visitor has left no address. */
export const sendReport = (body: Body, isMember: boolean) =>
  isMember ? call('POST /halal/reports/own', { body }) : call('POST /halal/reports', { body });
