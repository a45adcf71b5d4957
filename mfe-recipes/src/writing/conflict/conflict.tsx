import { problems, type RecipeConflict } from '@sufra/contracts';
import { Button, Card, say, useElementId } from '@sufra/web-kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../../texts/text.ts';
import { formatMoment } from '../format-moment.ts';
import { TextSheet } from '../text-sheet.tsx';
import styles from './conflict.module.css';

interface ConflictProps {
  conflict: RecipeConflict;
  isSaving: boolean;
  /** What was written here is saved on top; the other text stays as a version. */
  onSaveOnTop: () => void;
  /** The other text takes the place of what was written here. */
  onTake: () => void;
  /** What was written here becomes a recipe of its own. */
  onKeepBoth: () => void;
}

/** Two texts of one recipe beside each other, and what can be done about it. Nothing is saved before the member says which. */
export function Conflict({ conflict: { saved, yours }, isSaving, ...on }: ConflictProps) {
  const id = useElementId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card as="section" padding="roomy" className={styles.conflict} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.title}>
        <CircleAlert aria-hidden="true" />
        {say(problems.recipe_changed.message)}
      </h2>
      <p>{t('writing.conflict.look')}</p>
      <div className={styles.texts}>
        <section aria-labelledby={`${id}-saved`}>
          <h3 id={`${id}-saved`} className={styles.whose}>
            {t('writing.conflict.saved', { moment: formatMoment(saved.savedAt) })}
          </h3>
          <TextSheet recipe={saved.recipe} other={yours} headingLevel="h4" />
        </section>
        <section aria-labelledby={`${id}-yours`}>
          <h3 id={`${id}-yours`} className={styles.whose}>
            {t('writing.conflict.yours')}
          </h3>
          <TextSheet recipe={yours} other={saved.recipe} headingLevel="h4" />
        </section>
      </div>
      <div className={styles.choices}>
        <Button busy={isSaving} onClick={on.onSaveOnTop}>
          {t('writing.conflict.onTop')}
        </Button>
        <Button tone="quiet" onClick={on.onKeepBoth}>
          {t('writing.conflict.both')}
        </Button>
        <Button tone="danger" onClick={on.onTake}>
          {t('writing.conflict.take')}
        </Button>
      </div>
      <p className={styles.note}>{t('writing.conflict.note')}</p>
    </Card>
  );
}
