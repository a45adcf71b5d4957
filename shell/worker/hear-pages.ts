import { forgetMembers } from './forget.ts';
import { keepRecipes } from './keep-recipes.ts';
import { keepSite } from './keep-site.ts';
import type { ToWorker } from './messages.ts';
import { dropReminders, forgetReminders } from './reminders/end-reminders.ts';
import { storeReminders } from './reminders/reminder-store.ts';
import { keepOrSay } from './storage-full.ts';
import { sendWaiting } from './waiting/send-waiting.ts';
import { tellWaiting } from './waiting/tell-waiting.ts';
import { changeWaiting, removeWaiting, waitingWrites } from './waiting/waiting-store.ts';

async function keep({ language, token }: { language: string; token: string | null }): Promise<void> {
  await keepOrSay(async () => {
    const calls = await keepSite({ language, isMember: token !== null });
    if (token) await keepRecipes(token, calls);
  });
}

async function again({ id, token }: { id: number; token: string }): Promise<void> {
  const write = (await waitingWrites()).find(each => each.id === id);
  if (!write) return;
  const { refused: _, ...waiting } = write;
  await changeWaiting({ ...waiting, wins: true });
  await sendWaiting(token);
  await tellWaiting();
}

/** Does what an open page asks for. Nothing of it is needed for the page to go on: a net that is away is met at the next visit. */
export async function hear(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'keep':
      return keep(message);
    case 'send':
      await sendWaiting(message.token);
      return tellWaiting();
    case 'again':
      return again(message);
    case 'discard':
      await removeWaiting(message.id);
      return tellWaiting();
    case 'remind':
      return storeReminders(message.settings, message.reminders);
    case 'remind-no-more':
      return dropReminders();
    case 'forget':
      await forgetMembers(message.except);
      await forgetReminders(message.except);
      return tellWaiting();
  }
}
