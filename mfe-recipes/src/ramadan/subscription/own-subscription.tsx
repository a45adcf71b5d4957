import { apiPrefix } from '@sufra/contracts';
import { Button, bringIntoView, TextField } from '@sufra/web-kit';
import { Copy } from 'lucide-react';
import { copyText } from '../../sharing/copy-text.ts';
import { t } from '../../texts/text.ts';
import { EndSubscription, type EndSubscriptionProps } from './end-subscription.tsx';
import type { KeptSubscription } from './kept-subscription.ts';
import styles from './subscription.module.css';

interface OwnProps {
  kept: KeptSubscription;
  end: EndSubscriptionProps;
  /** Just made: the button that made it is gone, and with it the place of the keyboard. */
  isNew: boolean;
}

function comeForward(buttons: HTMLElement | null) {
  bringIntoView(buttons);
  buttons?.querySelector('button')?.focus({ preventScroll: true });
}

/** Whose times it holds, which only this browser knows, and the address for calendar programs. */
export function OwnSubscription({ kept, end, isNew }: OwnProps) {
  const path = `${apiPrefix}/prayer-calendar/${kept.calendar}/${kept.key}.ics`;
  const address = location.origin + path;
  return (
    <>
      <p role="status">{t('ramadan.subscribe.holds', { town: kept.town })}</p>
      <TextField
        label={t('ramadan.subscribe.address')}
        readOnly
        dir="ltr"
        value={address}
        onFocus={event => event.target.select()}
      />
      <div ref={isNew ? comeForward : undefined} className={styles.buttons}>
        <Button onClick={() => void copyText(address, t('ramadan.subscribe.copied'))}>
          <Copy aria-hidden="true" />
          {t('ramadan.subscribe.copy')}
        </Button>
        <a className={styles.open} href={`webcal://${location.host}${path}`}>
          {t('ramadan.subscribe.open')}
        </a>
        <EndSubscription {...end} />
      </div>
    </>
  );
}
