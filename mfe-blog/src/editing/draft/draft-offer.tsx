import { Button } from '@sufra/web-kit';
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
      On this device there is unsaved text {isNew ? 'of a new post' : 'of this post'} from{' '}
      <time dateTime={new Date(draft.savedAt).toISOString()}>{formatMoment(draft.savedAt)}</time>
      {draft.texts.title && (
        <>
          : <strong>{draft.texts.title}</strong>
        </>
      )}
      .
    </p>
    {draft.hadCover && <p>Its cover image has to be chosen once more.</p>}
    <div className={styles.offerActions}>
      <Button onClick={onTake}>Continue with it</Button>
      <Button tone="danger" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  </section>
);
