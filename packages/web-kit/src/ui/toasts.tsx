import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { t } from '../texts/text.ts';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { type ShownToast, toastStore } from './toast-store.ts';
import styles from './toasts.module.css';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };
// An alert speaks for itself, for as long as it is seen; Radix's announcement, which goes after a second, leaves it out.
const alert = { role: 'alert', 'data-radix-toast-announce-exclude': '' };
const durations = { success: 5_000, info: 6_000, danger: 10_000 };

/** Once, at the root of the page. Read out by a live region; F8 moves the focus there; time stops under pointer and focus. */
export function Toasts() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    <Toast.Provider label={t('toasts.one')} swipeDirection="right">
      {shown.map(each => (
        <OneToast key={each.id} {...each} />
      ))}
      <Toast.Viewport className={styles.viewport} label={t('toasts.all')} data-print="hide" />
    </Toast.Provider>
  );
}

function OneToast({ id, message, tone = 'success', action, duration }: ShownToast) {
  const Icon = icons[tone];
  return (
    <Toast.Root
      className={classes(styles.toast, styles[tone])}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={duration ?? durations[tone]}
      onOpenChange={open => !open && toastStore.remove(id)}
    >
      <Icon aria-hidden="true" />
      <Toast.Description className={styles.message} {...(tone === 'danger' && alert)}>
        {message}
      </Toast.Description>
      {action && (
        <Toast.Action className={styles.action} altText={action.label} onClick={action.onSelect}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton label={t('toasts.dismiss')}>
          <X aria-hidden="true" />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}
