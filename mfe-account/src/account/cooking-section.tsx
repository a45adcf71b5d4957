import { LinkButton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { AccountSection } from './account-section.tsx';

/** Set where recipes are at home; who looks for it on the account finds the way. */
export const CookingSection = () => (
  <AccountSection title={t('account.cooking.title')} lead={t('account.cooking.lead')}>
    <LinkButton to="/dashboard/cooking" tone="quiet">
      {t('account.cooking.change')}
    </LinkButton>
  </AccountSection>
);
