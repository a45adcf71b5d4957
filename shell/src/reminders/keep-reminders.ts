import { brand } from '@sufra/contracts';
import { call, pageLanguage } from '@sufra/web-kit';
import { mayNotify, readReminders } from '@sufra/web-kit/reminders';
import type { ToWorker } from '../../worker/messages.ts';
import { t } from '../texts/text.ts';
import { plannedReminders } from './planned-reminders.ts';
import { forgetBrowser, keepLag, ownBrowser, readBrowser } from './reminded-browser.ts';
import { subscribe } from './subscribe.ts';

export type Tell = (message: ToWorker) => void;

/** Less is what an answer takes. */
const negligibleLagMs = 5_000;
let told = '';

/** With a session ends what it has registered: at the next one it is told anew. */
export function beUntold() {
  told = '';
}

/** The service knows when this browser is to be woken, and the worker what for; each time both are told all of it. */
export async function keepReminders(member: string, tellWorker: Tell): Promise<void> {
  const kinds = readReminders(member);
  if (kinds.length === 0) return endReminders(member, tellWorker);
  if (mayNotify() !== 'granted') return;
  const { key } = await call('GET /reminders/key');
  const known = key === null ? undefined : ownBrowser(member);
  if (key === null || !known) return;
  const { browser, secret, lag } = known;
  const endpoint = await subscribe(await navigator.serviceWorker.ready, key);
  const reminders = plannedReminders(member, { kinds, lag, now: Date.now() });
  // Before the service: none comes that the worker does not know.
  tellWorker({
    type: 'remind',
    settings: {
      ...{ member, browser, secret, lag, key, language: pageLanguage() },
      general: { title: brand.name, body: t('reminders.passed') },
    },
    reminders,
  });
  const instants = [...new Set(reminders.map(({ at }) => new Date(at).toISOString()))];
  const telling = JSON.stringify([member, endpoint, instants]);
  if (telling === told) return;
  const { now } = await call('PUT /reminders/{browser}', {
    params: { browser },
    body: { endpoint, secret, instants },
  });
  told = telling;
  const newLag = Date.parse(now) - Date.now();
  if (Math.abs(newLag - lag) < negligibleLagMs) return;
  // Once more, by the clock that decides.
  keepLag(member, known, newLag);
  await keepReminders(member, tellWorker);
}

/** Nothing is on any more: the service forgets this browser, and the browser the way to it. */
async function endReminders(member: string, tellWorker: Tell): Promise<void> {
  const known = readBrowser(member);
  if (!known) return;
  told = '';
  const { browser, secret } = known;
  await call('POST /reminders/{browser}/end', { params: { browser }, body: { secret } });
  forgetBrowser(member);
  tellWorker({ type: 'remind-no-more' });
}
