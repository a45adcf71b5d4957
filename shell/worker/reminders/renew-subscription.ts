import { apiPrefix } from '@sufra/contracts';
import { worker } from '../worker-scope.ts';
import { reminderSettings } from './reminder-store.ts';

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** The push service reaches this browser elsewhere from now on, or has let it go; no page need be open. */
export async function renewSubscription(renewed: PushSubscription | null): Promise<void> {
  const settings = await reminderSettings();
  if (!settings) return;
  const { browser, secret, key } = settings;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const { endpoint } = renewed ?? (await worker.registration.pushManager.subscribe(options));
  // What fails is made up for by the page that is opened next.
  await fetch(`${apiPrefix}/reminders/${browser}/endpoint`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, secret }),
  });
}
