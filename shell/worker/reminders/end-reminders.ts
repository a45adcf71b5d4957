import { apiPrefix } from '@sufra/contracts';
import { worker } from '../worker-scope.ts';
import { reminderSettings, removeReminders } from './reminder-store.ts';

/** Nothing is known here any more of what was to be shown, and the browser has no address to be woken by. */
export async function dropReminders(): Promise<void> {
  await removeReminders();
  const subscription = await worker.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** A member has signed out, or the session is over: by its secret the browser can say so without a token. */
export async function forgetReminders(except: string | null): Promise<void> {
  const settings = await reminderSettings();
  if (!settings || settings.member === except) return;
  await dropReminders();
  const { browser, secret } = settings;
  await fetch(`${apiPrefix}/reminders/${browser}/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
    // Without a net the service learns of it by the end of the session, and the push service by the end of the subscription.
  }).catch(() => undefined);
}
