import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Content, Instant } from './fields.ts';
import { orStop } from './or-stop.ts';

const CalendarId = z
  .string()
  .regex(/^[\w-]{22}$/, orStop('This is not an id.'))
  .describe('16 random bytes of the browser in base64url');

const CalendarFile = z
  .string()
  .regex(/^[\w-]{43}\.ics$/, orStop('This is not an address.'))
  .describe('the key, 32 bytes in base64url, and `.ics`; it is kept and logged nowhere');

const Secret = z
  .string()
  .regex(/^[\w-]{43}$/, orStop())
  .describe('32 random bytes of the browser in base64url; only its hash is kept');

const Sealed = z
  .string()
  .max(Math.ceil((limits.sealedCalendarBytes * 4) / 3), orStop('This is too long.'))
  .regex(/^[\w-]+$/, orStop())
  .describe(
    'in base64url: 12 bytes of nonce, then the gzipped and padded calendar by AES-256-GCM, bound to its id; the service has no key to it',
  );

const body = z.object({ calendar: CalendarId, secret: Secret, sealed: Sealed });

const KeptPrayerCalendar = z.object({ calendar: CalendarId, begunAt: Instant, changedAt: Instant });
const Kept = z.object({ calendar: KeptPrayerCalendar.nullable() });

/** As it is exported: that there is one, and nothing by which it could be found. */
export const ExportedPrayerCalendar = KeptPrayerCalendar.omit({ calendar: true });

/**
 * The calendar of prayer times that a member subscribes to. The browser computes and seals it; what opens it stands in the address
 * that the member gives to a calendar program, and nowhere else.
 */
export const prayerCalendarApi = {
  'GET /prayer-calendar': {
    slice: 'svc-recipes',
    summary: 'The caller’s calendar subscription, if there is one: its id and when it was changed last',
    access: 'member',
    status: 200,
    answer: Kept,
    problems: [],
  },
  'POST /prayer-calendar': {
    slice: 'svc-recipes',
    summary:
      'Begin a calendar subscription, in place of the one that the caller had: the address of that leads nowhere from then on',
    access: 'member',
    body,
    status: 200,
    answer: Kept,
    problems: ['not_found'],
  },
  'PUT /prayer-calendar': {
    slice: 'svc-recipes',
    summary: 'Change what a subscription holds; 404 for one that has ended or was replaced',
    access: 'member',
    body,
    status: 200,
    answer: Kept,
    problems: ['not_found'],
  },
  'DELETE /prayer-calendar': {
    slice: 'svc-recipes',
    summary: 'End the caller’s calendar subscription: its address leads nowhere from now on',
    access: 'member',
    status: 200,
    answer: z.object({ ended: z.boolean() }),
    problems: [],
  },
  'GET /prayer-calendar/{calendar}/{file}': {
    slice: 'svc-recipes',
    summary:
      'A member’s calendar as `text/calendar`, for programs that have its address; an id that is unknown and a key that is wrong are the same 404',
    access: 'public',
    params: z.object({ calendar: CalendarId, file: CalendarFile }),
    status: 200,
    gives: 'content',
    answer: Content,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
