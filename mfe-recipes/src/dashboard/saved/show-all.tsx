import { Button } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './searchable-recipes.module.css';

interface ShowAllProps {
  /** Undefined until it is known. */
  all: number | undefined;
  onShow: () => void;
}

/** The end of a list of which the first are drawn: the rest of it is of no use to most visits. */
export const ShowAll = ({ all, onShow }: ShowAllProps) => (
  <div className={styles.more}>
    <Button tone="quiet" onClick={onShow}>
      {all === undefined ? t('dashboard.saved.showAll') : t('dashboard.saved.showAllOf', { all })}
    </Button>
  </div>
);
