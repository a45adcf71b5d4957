import { Button } from '@sufra/web-kit';
import { t, tRich } from '../../texts/text.ts';
import styles from '../editor-form.module.css';
import type { Draft } from './draft.ts';
import { formatMoment } from './format-moment.ts';

interface DraftOfferProps {
  draft: Draft;
  isNew: boolean;
  onTake: () => void;
  onDiscard: () => void;
}

/** Asked before anything can be typed, so that neither text can overwrite the other. */
export const DraftOffer = ({ draft, isNew, onTake, onDiscard }: DraftOfferProps) => (
  <section className={styles.offer}>
    <p>
      {draft.texts.title
        ? tRich('draft.offerTitled', {
            post: isNew ? 'new' : 'own',
            moment: <Moment at={draft.savedAt} />,
            title: (
              <strong>
                <bdi>{draft.texts.title}</bdi>
              </strong>
            ),
          })
        : tRich('draft.offer', { post: isNew ? 'new' : 'own', moment: <Moment at={draft.savedAt} /> })}
    </p>
    {draft.hadCover && <p>{t('draft.coverAgain')}</p>}
    <div className={styles.offerActions}>
      <Button onClick={onTake}>{t('draft.take')}</Button>
      <Button tone="danger" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  </section>
);

const Moment = ({ at }: { at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
);
