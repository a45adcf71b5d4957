import type { MadeHalalRecipe } from '@sufra/contracts';
import { ApiError, Button, formatList, Notice } from '@sufra/web-kit';
import { WandSparkles } from 'lucide-react';
import { t } from '../../texts/text.ts';
import styles from './imported-sheet.module.css';

interface MakeHalalProps {
  /** As it is it cannot be saved. */
  isNeeded: boolean;
  isBusy: boolean;
  made: MadeHalalRecipe | undefined;
  error: Error | null;
  onMake: () => void;
}

/** One press takes the best swap for each line, or says why there is none. */
export const MakeHalal = ({ isNeeded, isBusy, made, error, onMake }: MakeHalalProps) => (
  <>
    {error && (
      <Notice tone="danger" title={error.message} className={styles.wide}>
        {error instanceof ApiError &&
          error.code === 'dish_not_halal' &&
          formatList(error.details.map(({ message }) => message))}
      </Notice>
    )}
    {made && !made.adapted && <Notice className={styles.wide}>{t('import.makeHalal.none')}</Notice>}
    {!made?.adapted && (
      <Button tone={isNeeded ? 'primary' : 'quiet'} busy={isBusy} onClick={onMake}>
        <WandSparkles aria-hidden="true" />
        {t('import.makeHalal.button')}
      </Button>
    )}
  </>
);
