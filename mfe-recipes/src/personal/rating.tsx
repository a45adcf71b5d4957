import { Button, classes, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { Star } from 'lucide-react';
import { t } from '../texts/text.ts';
import styles from './personal.module.css';

interface RatingProps {
  rating: number | null;
  onRate: (rating: number | null) => void;
}

/** One to five stars, or none. */
export function Rating({ rating, onRate }: RatingProps) {
  const name = useElementId();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('personal.rating')}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map(stars => (
          <label
            key={stars}
            className={classes(styles.star, rating !== null && stars <= rating && styles.full)}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={rating === stars}
              onChange={() => onRate(stars)}
            />
            <Star aria-hidden="true" />
            <VisuallyHidden>{t('personal.stars', { stars })}</VisuallyHidden>
          </label>
        ))}
        {rating !== null && (
          <Button tone="quiet" onClick={() => onRate(null)}>
            {t('personal.noRating')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
