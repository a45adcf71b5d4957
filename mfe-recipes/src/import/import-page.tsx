import { Column, PageHead, useSession } from '@sufra/web-kit';
import styles from '../section/ask-beside-answer.module.css';
import { t } from '../texts/text.ts';
import { ImportRecipe } from './import-recipe.tsx';

/** `/import`: a recipe of another page, a text, a file or a photo, read and checked line by line. */
export default function ImportPage() {
  const session = useSession();
  // What a member brought is not for the next one at this computer.
  const hasLeft = session.status === 'signed-out' && session.onPurpose;
  return (
    <Column roomy className={styles.page}>
      <PageHead
        title={t('import.title')}
        description={t('import.description')}
        heading={t('import.title')}
        lead={t('import.lead')}
      />
      <ImportRecipe key={String(hasLeft)} />
    </Column>
  );
}
