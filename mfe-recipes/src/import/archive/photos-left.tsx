import { limits, type RecipeArchive } from '@sufra/contracts';
import { t } from '../../texts/text.ts';
import styles from './archive-report.module.css';
import { Together } from './together.tsx';

type Left = RecipeArchive['photosLeft'][number];

/** Photos that did not come, by the reason. A report of before knows how many they are, and no more. */
export function PhotosLeft({ count, left }: { count: number; left: readonly Left[] }) {
  const unnamed = count - left.length;
  return (
    <section>
      <h3 className={styles.part}>{t('import.archive.photosLeft', { count })}</h3>
      {left.length > 0 && (
        <ul className={styles.left}>
          {[...Map.groupBy(left, why)].map(([reason, group]) => (
            <li key={reason} className={styles.one}>
              <Together titles={group.map(({ title }) => title)} why={reason} />
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && unnamed > 0 && (
        <p className={styles.more}>{t('import.archive.morePhotos', { count: unnamed })}</p>
      )}
    </section>
  );
}

function why({ reason }: Left): string {
  switch (reason) {
    case 'unreadable':
      return t('import.photo.unreadable');
    case 'too_large':
      return t('import.photo.tooLarge');
    case 'too_many':
      return t('import.photo.tooMany', { count: limits.archiveRecipes });
    case 'of_no_recipe':
      return t('import.photo.ofNoRecipe');
  }
}
