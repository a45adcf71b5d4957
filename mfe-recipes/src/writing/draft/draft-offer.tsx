import { Button, Card } from '@sufra/web-kit';
import { t, tRich } from '../../texts/text.ts';
import { formatMoment } from '../format-moment.ts';
import styles from '../recipe-editor.module.css';
import type { Draft } from './draft.ts';

interface DraftOfferProps {
  draft: Draft;
  onTake: () => void;
  onDiscard: () => void;
}

/** Asked before anything can be typed, so that neither text can overwrite the other. */
export const DraftOffer = ({ draft, onTake, onDiscard }: DraftOfferProps) => {
  const moment = <time dateTime={new Date(draft.savedAt).toISOString()}>{formatMoment(draft.savedAt)}</time>;
  const { title } = draft.form;
  return (
    <Card as="section" padding="roomy" className={styles.offer}>
      <p>
        {title.trim()
          ? tRich('writing.draft.offerTitled', {
              moment,
              title: (
                <strong>
                  <bdi>{title}</bdi>
                </strong>
              ),
            })
          : tRich('writing.draft.offer', { moment })}
      </p>
      <div className={styles.choices}>
        <Button onClick={onTake}>{t('writing.draft.take')}</Button>
        <Button tone="danger" onClick={onDiscard}>
          {t('writing.draft.discard')}
        </Button>
      </div>
    </Card>
  );
};
