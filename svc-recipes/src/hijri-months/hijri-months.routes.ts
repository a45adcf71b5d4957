import { createHash } from 'node:crypto';
import type { HijriMonths } from '@sufra/contracts';
import { routes } from '@sufra/service-kit';
import type { HijriMonthModel } from './hijri-month-model.ts';
import { findMonths, setMonth } from './set-month.ts';

/** Well under the minute in which an open page hears of an announcement. */
const keptSeconds = 10;

const tagOf = (months: HijriMonths) =>
  `"${createHash('sha256').update(JSON.stringify(months)).digest('base64url').slice(0, 27)}"`;

export const hijriMonthsRoutes = (calendars: HijriMonthModel) =>
  routes({
    'GET /hijri-months': async (_input, exchange) => {
      const months = await findMonths(calendars);
      exchange.setHeader('cache-control', `public, max-age=${keptSeconds}`);
      exchange.setHeader('etag', tagOf(months));
      return months;
    },
    'PUT /hijri-months/{country}/{year}/{month}': ({ params, body: { daysMore }, caller }) =>
      setMonth(calendars, { of: params, daysMore, adminId: caller.userId }),
    'DELETE /hijri-months/{country}/{year}/{month}': ({ params, caller }) =>
      setMonth(calendars, { of: params, daysMore: null, adminId: caller.userId }),
  });
