import type { ShoppingList } from '@sufra/contracts';
import { Button, Dialog, pageLanguage, prefixOf, TextField, useBrowserValue } from '@sufra/web-kit';
import { Copy, Link2, Link2Off, MessageCircle } from 'lucide-react';
import { copyText } from '../sharing/copy-text.ts';
import { linksWithWords } from '../sharing/share-links.ts';
import { t } from '../texts/text.ts';
import { useUnits } from '../units/units-choice.ts';
import { useListSharing } from './api/use-list-sharing.ts';
import { listAsText } from './list-as-text.ts';
import styles from './share-list.module.css';

/** The list as words, as it is now, or by an address at which it stays what it is. */
export function ShareList({ list, onClose }: { list: ShoppingList; onClose: () => void }) {
  const units = useUnits();
  const text = listAsText(list, units);
  const title = t('shopping.title');
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="small"
      title={t('shopping.share.title')}
      description={t('shopping.share.words')}
    >
      <div className={styles.parts}>
        <div className={styles.buttons}>
          <Button tone="quiet" onClick={() => void copyText(text, t('shopping.share.textCopied'))}>
            <Copy aria-hidden="true" />
            {t('shopping.share.text')}
          </Button>
          <a
            className={styles.link}
            href={linksWithWords({ title, text, address: null }).whatsApp}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden="true" />
            {t('sharing.whatsApp')}
          </a>
        </div>
        <ByAddress share={list.share} />
      </div>
    </Dialog>
  );
}

function ByAddress({ share: shared }: Pick<ShoppingList, 'share'>) {
  const { share, stop } = useListSharing();
  const origin = useBrowserValue(() => location.origin, '');
  if (!shared) {
    return (
      <div className={styles.address}>
        <p>{t('shopping.share.linkWords')}</p>
        <Button busy={share.isPending} onClick={() => share.mutate(false)}>
          <Link2 aria-hidden="true" />
          {t('shopping.share.create')}
        </Button>
      </div>
    );
  }
  const address = `${origin}${prefixOf(pageLanguage())}/l/${shared.token}`;
  return (
    <div className={styles.address}>
      <TextField
        label={t('shopping.share.address')}
        readOnly
        dir="ltr"
        value={address}
        onFocus={event => event.target.select()}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={shared.mayTick}
          onChange={event => share.mutate(event.target.checked)}
        />
        {t('shopping.share.mayTick')}
      </label>
      <div className={styles.buttons}>
        <Button onClick={() => void copyText(address, t('shopping.share.addressCopied'))}>
          <Copy aria-hidden="true" />
          {t('shopping.share.copy')}
        </Button>
        <Button tone="danger" busy={stop.isPending} onClick={() => stop.mutate()}>
          <Link2Off aria-hidden="true" />
          {t('shopping.share.stop')}
        </Button>
      </div>
    </div>
  );
}
