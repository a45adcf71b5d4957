import { session } from '@sufra/web-kit';
import type { Tell } from './keep-reminders.ts';

/** A visitor is reminded of nothing and pays for nothing: the code comes once a member is signed in. */
export function beginReminders(tellWorker: Tell): void {
  let isBegun = false;
  const begin = () => {
    if (isBegun || !session.get().user) return;
    isBegun = true;
    import('./follow-reminders.ts').then(
      ({ followReminders }) => followReminders(tellWorker),
      // The net went: the next change of the session asks again, or the next page.
      () => {
        isBegun = false;
      },
    );
  };
  session.subscribe(begin);
  begin();
}
