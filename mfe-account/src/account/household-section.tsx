import { LinkButton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { AccountSection } from './account-section.tsx';

export const HouseholdSection = () => (
  <AccountSection title={t('household.title')} lead={t('household.description')}>
    <LinkButton to="/household" tone="quiet">
      {t('account.household.open')}
    </LinkButton>
  </AccountSection>
);
