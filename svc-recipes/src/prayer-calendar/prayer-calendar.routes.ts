import { createHash } from 'node:crypto';
import { contentOf, type Limit, Problem, routes, type Throttle } from '@sufra/service-kit';
import { beginCalendar, changeCalendar, endCalendar, findCalendar } from './keep-calendar.ts';
import { openCalendar } from './open-calendar.ts';
import type { PrayerCalendarModel } from './prayer-calendar-model.ts';

interface Deps {
  calendars: PrayerCalendarModel;
  throttle: Throttle;
}

/** A member who tries all settings changes it with each. */
const changesOfMember: Limit = { name: 'prayer-calendar-changes', most: 240, windowMs: 3_600_000 };
/**
 * A calendar program may ask for many members from one address, so only what opens nothing is counted by that; and programs that ask
 * for one calendar too often use up its count alone.
 */
const missesByAddress: Limit = { name: 'prayer-calendar-misses', most: 60, windowMs: 60_000 };
const readsOfCalendar: Limit = { name: 'prayer-calendar-reads', most: 120, windowMs: 3_600_000 };

const ending = '.ics';

export const prayerCalendarRoutes = ({ calendars, throttle }: Deps) =>
  routes({
    'GET /prayer-calendar': ({ caller }) => findCalendar(calendars, caller.userId),
    'POST /prayer-calendar': async ({ body, caller: { userId } }) => {
      await throttle.take(changesOfMember, userId);
      return beginCalendar(calendars, { ...body, memberId: userId });
    },
    'PUT /prayer-calendar': async ({ body, caller: { userId } }) => {
      await throttle.take(changesOfMember, userId);
      return changeCalendar(calendars, { ...body, memberId: userId });
    },
    'DELETE /prayer-calendar': ({ caller }) => endCalendar(calendars, caller.userId),
    'GET /prayer-calendar/{calendar}/{file}': async ({ params: { calendar, file } }, exchange) => {
      // The address itself is the key: no page hands it on, and no search engine lists it.
      exchange.setHeader('x-robots-tag', 'noindex, nofollow');
      exchange.setHeader('referrer-policy', 'no-referrer');
      const kept = await calendars.findOne({ calendar }).select('sealed').lean();
      const text = kept && (await openCalendar({ ...kept, calendar, key: file.slice(0, -ending.length) }));
      if (!text) {
        await throttle.take(missesByAddress, exchange.ip);
        throw new Problem('not_found');
      }
      await throttle.take(readsOfCalendar, calendar);
      exchange.setHeader('content-disposition', 'attachment; filename="sufra-ramadan.ics"');
      return contentOf(text, {
        type: 'text/calendar; charset=utf-8',
        etag: createHash('sha256').update(kept.sealed).digest('base64url').slice(0, 27),
        cacheControl: 'private, no-cache',
      });
    },
  });
