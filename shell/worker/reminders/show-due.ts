import { openPages } from '../tell-pages.ts';
import { worker } from '../worker-scope.ts';
import { dueAt } from './due-reminders.ts';
import { noteShown, reminderSettings, storedReminders } from './reminder-store.ts';

const isSeen = async () => (await openPages()).some(({ visibilityState }) => visibilityState === 'visible');

/** A message comes some seconds early by a slow clock, or with another that is due: iftar is never announced before its time. */
const waited = (ms: number) => new Promise(resolve => setTimeout(resolve, Math.max(0, ms)));

/** The browser was woken: what is due is looked up here, because the message holds nothing. */
export async function showDue(): Promise<void> {
  const settings = await reminderSettings();
  const now = () => Date.now() + (settings?.lag ?? 0);
  const due = dueAt(await storedReminders(), now());
  const language = settings?.language ?? 'en';
  for (const { title, body, tag, path, at } of due) {
    await waited(at - now());
    await worker.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      data: { path, language },
    });
  }
  await noteShown(due);
  // It was taken back a moment ago. Browsers demand a notification for each message, unless the site is being looked at.
  if (due.length > 0 || (await isSeen())) return;
  const { title, body } = settings?.general ?? { title: worker.location.host, body: '' };
  const options = { body, tag: 'passed', silent: true, data: { path: '/', language } };
  await worker.registration.showNotification(title, options);
}
