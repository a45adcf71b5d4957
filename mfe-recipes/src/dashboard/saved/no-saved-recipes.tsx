import { EmptyState, LinkButton } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';

export const NoSavedRecipes = ({ isPremium }: { isPremium: boolean }) => (
  <EmptyState
    headingLevel="h3"
    title={t('dashboard.none.title')}
    action={
      isPremium ? (
        <LinkButton to="#generator">{t('dashboard.none.generate')}</LinkButton>
      ) : (
        <LinkButton to="/#plans">{t('dashboard.none.plans')}</LinkButton>
      )
    }
  >
    {isPremium ? t('dashboard.none.premium') : t('dashboard.none.free')}
  </EmptyState>
);
