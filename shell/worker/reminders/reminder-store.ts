import type { DBSchema } from 'idb';
import type { KnownReminder, ReminderSettings } from '../messages.ts';
import { databaseOf } from '../open-database.ts';

export interface StoredReminder extends KnownReminder {
  isShown: boolean;
}

interface Schema extends DBSchema {
  reminders: { key: string; value: StoredReminder };
  settings: { key: string; value: ReminderSettings };
}

const own = 'own';

const within = databaseOf<Schema>('sufra-reminders', database => {
  database.createObjectStore('reminders', { keyPath: 'tag' });
  database.createObjectStore('settings');
});

export const reminderSettings = () => within(database => database.get('settings', own));

export const storedReminders = () => within(database => database.getAll('reminders'));

/** All that is ahead, in place of what was known; what was shown stays so. */
export const storeReminders = (settings: ReminderSettings, reminders: readonly KnownReminder[]) =>
  within(async database => {
    const change = database.transaction(['reminders', 'settings'], 'readwrite');
    const store = change.objectStore('reminders');
    const shown = new Set((await store.getAll()).flatMap(({ tag, isShown }) => (isShown ? [tag] : [])));
    await store.clear();
    for (const reminder of reminders) await store.put({ ...reminder, isShown: shown.has(reminder.tag) });
    await change.objectStore('settings').put(settings, own);
    await change.done;
  });

export const noteShown = (shown: readonly StoredReminder[]) =>
  within(async database => {
    const change = database.transaction('reminders', 'readwrite');
    for (const reminder of shown) await change.store.put({ ...reminder, isShown: true });
    await change.done;
  });

export const removeReminders = () =>
  within(async database => {
    const change = database.transaction(['reminders', 'settings'], 'readwrite');
    await change.objectStore('reminders').clear();
    await change.objectStore('settings').clear();
    await change.done;
  });
