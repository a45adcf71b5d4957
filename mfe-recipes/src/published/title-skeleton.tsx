import { Skeleton, VisuallyHidden } from '@sufra/web-kit';
import page from '../recipe-page/full-recipe.module.css';
import { t } from '../texts/text.ts';

export const TitleSkeleton = () => (
  <h1>
    <VisuallyHidden>{t('published.one')}</VisuallyHidden>
    <Skeleton shape="title" width="60%" className={page.title} />
  </h1>
);
