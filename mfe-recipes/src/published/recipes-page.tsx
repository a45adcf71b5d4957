import { Column, PageHead } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { PublishedList } from './published-list.tsx';

/** `/recipes`: what members and the house have published, for every visitor. */
export default function RecipesPage() {
  return (
    <Column roomy>
      <PageHead
        title={t('published.title')}
        description={t('published.description')}
        heading={t('published.title')}
        lead={t('published.lead')}
      />
      <PublishedList />
    </Column>
  );
}
