import { openPages } from '../tell-pages.ts';
import { worker } from '../worker-scope.ts';
import { dueAt } from './due-reminders.ts';
import { noteShown, reminderSettings, storedReminders } from './reminder-store.ts';

const isSeen = async () => (await openPages()).some(({ visibilityState }) => visibilityState === 'visible');

/** The browser was woken: what is due is looked up here, because the message holds nothing. */
export async function showDue(): Promise<void> {
  const settings = await reminderSettings();
  const due = dueAt(await storedReminders(), Date.now() + (settings?.lag ?? 0));
  const language = settings?.language ?? 'en';
  for (const { title, body, tag, path } of due)
    await worker.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      data: { path, language },
    });
  await noteShown(due);
  // It was taken back a moment ago. Browsers demand a notification for each message, unless the site is being looked at.
  if (due.length > 0 || (await isSeen())) return;
  const { title, body } = settings?.general ?? { title: worker.location.host, body: '' };
  const options = { body, tag: 'passed', silent: true, data: { path: '/', language } };
  await worker.registration.showNotification(title, options);
}
