import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Instant } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';

const Browser = z
  .string()
  .regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, orStop('This is not an id.'))
  .describe('made by the browser');
const ofBrowser = z.object({ browser: Browser });

const Secret = z
  .string()
  .regex(/^[\w-]{43}$/, orStop())
  .describe('32 random bytes of the browser in base64url; only its hash is kept');

const Endpoint = ownWords()
  .max(limits.pushEndpointLength, orStop('This is not an address.'))
  .refine(address => URL.parse(address)?.protocol === 'https:', orStop('This is not an address.'))
  .describe('where the browser’s push service takes messages for it');

const Moment = z.string().max(30, orStop()).check(z.iso.datetime(orStop()));

const Instants = z
  .array(Moment)
  .max(limits.remindersOfBrowser, orStop(`Please name at most ${limits.remindersOfBrowser}.`));

/** A member’s browser as it is exported: nothing by which it could be reached. */
export const RemindedBrowser = z.object({
  pushService: z.string(),
  instants: z.array(Instant),
  registeredAt: Instant,
  changedAt: Instant,
});

/**
 * At which moments a browser is woken, and nothing of why: what is due then, it knows itself. A browser without a token, whose
 * session is over or whose worker runs alone, is known by its secret.
 */
export const remindersApi = {
  'GET /reminders/key': {
    slice: 'svc-recipes',
    summary:
      'The public key that browsers bind a push subscription to; null where this site sends no reminders',
    access: 'public',
    status: 200,
    answer: z.object({ key: z.string().nullable() }),
    problems: [],
  },
  'PUT /reminders/{browser}': {
    slice: 'svc-recipes',
    summary:
      'Say where a browser of the caller is reached and when it is to be woken, in place of what was said before; of ten browsers the one unseen for longest makes room',
    access: 'member',
    params: ofBrowser,
    body: z.object({ endpoint: Endpoint, secret: Secret, instants: Instants }),
    status: 200,
    answer: z.object({ now: Instant.describe('by the service’s clock: a device’s own may be wrong') }),
    problems: ['not_found'],
  },
  'PUT /reminders/{browser}/endpoint': {
    slice: 'svc-recipes',
    summary: 'Say where a browser is reached from now on, since its push service has changed that',
    access: 'public',
    params: ofBrowser,
    body: z.object({ endpoint: Endpoint, secret: Secret }),
    status: 200,
    answer: z.object({ now: Instant }),
    problems: ['not_found'],
  },
  'POST /reminders/{browser}/end': {
    slice: 'svc-recipes',
    summary: 'Wake a browser no more; one that is not known is as good as ended',
    access: 'public',
    params: ofBrowser,
    body: z.object({ secret: Secret }),
    status: 200,
    answer: z.object({ ended: z.boolean() }),
    problems: [],
  },
} as const satisfies ApiTable;
