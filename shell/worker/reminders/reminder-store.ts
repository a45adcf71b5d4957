import { type DBSchema, openDB } from 'idb';
import type { KnownReminder, ReminderSettings } from '../messages.ts';

export interface StoredReminder extends KnownReminder {
  isShown: boolean;
}

interface Schema extends DBSchema {
  reminders: { key: string; value: StoredReminder };
  settings: { key: string; value: ReminderSettings };
}

const own = 'own';

async function within<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const open = () =>
  openDB<Schema>('sufra-reminders', 1, {
    upgrade: database => {
      database.createObjectStore('reminders', { keyPath: 'tag' });
      database.createObjectStore('settings');
    },
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
