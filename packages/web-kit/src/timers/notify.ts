import { t } from '../texts/text.ts';
import type { Timer } from './timer.ts';

/** For a visitor who looks at another window; where the browser allows it already. */
export function notify({ id, name, about, endsAt }: Timer) {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(t('timers.done', { name }), {
      body: about,
      tag: `${id} ${endsAt}`,
    });
    notification.onclick = () => {
      focus();
      notification.close();
    };
  } catch (error) {
    // Chrome on Android has the constructor, and allows notifications to service workers alone.
    if (!(error instanceof TypeError)) throw error;
  }
}
