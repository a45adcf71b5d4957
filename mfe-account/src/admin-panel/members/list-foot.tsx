import { Button, classes } from '@sufra/web-kit';
import { ArrowUp } from 'lucide-react';
import { t } from '../../texts/text.ts';
import styles from './list-foot.module.css';

export const listFootId = 'end-of-users';

/** From here on the search is out of sight. */
export const isLong = (rows: number) => rows > 8;

interface ListFootProps {
  shown: number;
  /** Of all users; undefined until it is known. */
  total: number | undefined;
  onSearch: () => void;
}

export const ListFoot = ({ shown, total, onSearch }: ListFootProps) => (
  <div className={classes(styles.foot, isLong(shown) && styles.long)}>
    <p id={listFootId} tabIndex={-1} className={styles.words}>
      {total === undefined
        ? t('admin.users.showingFirst', { shown })
        : t('admin.users.showing', { shown, all: total })}
    </p>
    {isLong(shown) && (
      <Button tone="quiet" className={styles.button} aria-label={t('admin.users.back')} onClick={onSearch}>
        <ArrowUp aria-hidden="true" />
        {t('admin.users.toSearch')}
      </Button>
    )}
  </div>
);
