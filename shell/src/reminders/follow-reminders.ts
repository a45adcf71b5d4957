import { NetworkError, session, toast } from '@sufra/web-kit';
import { onFastRemindersChange, onRemindersChange } from '@sufra/web-kit/reminders';
import { onTimersChange } from '@sufra/web-kit/running-timers';
import { t } from '../texts/text.ts';
import { beUntold, keepReminders, type Tell } from './keep-reminders.ts';

/** Several changes of a moment are told as one. */
const settleMs = 300;

/** Keeps what wakes this browser up to date with the member's timers, fasts and switches, for as long as a page is open. */
export function followReminders(tellWorker: Tell): void {
  let last = Promise.resolve();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;

  async function keep() {
    const member = session.get().user?._id;
    const says = isAsked;
    isAsked = false;
    if (!member) return beUntold();
    try {
      await keepReminders(member, tellWorker);
    } catch (error) {
      // Without a net it is told when there is one again. What else goes wrong concerns a member who has just turned one on.
      if (says && !(error instanceof NetworkError)) toast({ tone: 'danger', message: t('reminders.failed') });
    }
  }

  const look = () => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      last = last.then(keep);
    }, settleMs);
  };

  onRemindersChange(() => {
    isAsked = true;
    look();
  });
  onTimersChange(look);
  onFastRemindersChange(look);
  session.subscribe(look);
  addEventListener('online', look);
  look();
}
