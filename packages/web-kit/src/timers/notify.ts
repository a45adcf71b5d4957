import { mayNotify } from '../reminders/may-notify.ts';
import { readReminders } from '../reminders/reminder-choices.ts';
import { t } from '../texts/text.ts';
import type { Timer } from './timer.ts';

/** A member has a switch for it; a visitor's browser may have been allowed to notify when it was last asked. */
const isWanted = (member: string | undefined) =>
  mayNotify() === 'granted' && (!member || readReminders(member).includes('timers'));

/**
 * For those who look at another window. Through the worker, for browsers of phones let no page notify; the worker leads to the timer's
 * page when it is pressed.
 */
export async function notify(timer: Timer, member: string | undefined): Promise<void> {
  if (!isWanted(member)) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  // Where a browser lets no worker run it makes sounds and words alone.
  await registration?.showNotification(t('timers.done', { name: timer.name }), {
    body: timer.about,
    tag: `${timer.id} ${timer.endsAt}`,
    data: { path: timer.link, language: document.documentElement.lang },
  });
}
