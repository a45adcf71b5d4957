import type { ShopShelf } from '@sufra/contracts';
import { Button, Dialog, IconButton } from '@sufra/web-kit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import styles from './shelf-order.module.css';
import { shelfTitles } from './shelf-titles.ts';

interface ShelfOrderProps {
  shelves: readonly ShopShelf[];
  onChange: (write: ShoppingWrite) => void;
  onClose: () => void;
}

function moved(shelves: readonly ShopShelf[], from: number, to: number): ShopShelf[] {
  const [shelf] = shelves.slice(from, from + 1);
  return shelf ? shelves.toSpliced(from, 1).toSpliced(to, 0, shelf) : [...shelves];
}

/** The shelves as one walks through one's own shop. */
export function ShelfOrder({ shelves, onChange, onClose }: ShelfOrderProps) {
  const [order, setOrder] = useState<readonly ShopShelf[]>(shelves);

  const save = () => {
    onChange(aWrite({ does: 'order shelves', shelves: [...order] }));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="small"
      title={t('shopping.shelves.title')}
      description={t('shopping.shelves.words')}
      footer={<Button onClick={save}>{t('shopping.save')}</Button>}
    >
      <ol className={styles.shelves}>
        {order.map((shelf, place) => {
          const title = shelfTitles()[shelf];
          const [isFirst, isLast] = [place === 0, place === order.length - 1];
          return (
            <li key={shelf} className={styles.shelf}>
              <span>{title}</span>
              <IconButton
                label={t('shopping.shelves.up', { shelf: title })}
                aria-disabled={isFirst}
                onClick={isFirst ? undefined : () => setOrder(moved(order, place, place - 1))}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('shopping.shelves.down', { shelf: title })}
                aria-disabled={isLast}
                onClick={isLast ? undefined : () => setOrder(moved(order, place, place + 1))}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
