import { LinkButton } from '@sufra/web-kit';
import { AccountSection } from '../account/account-section.tsx';
import { t } from '../texts/text.ts';

/** Who eats is kept with how one cooks. */
export const TableSection = () => (
  <AccountSection title={t('household.table.title')} lead={t('household.table.lead')}>
    <LinkButton to="/dashboard/cooking#table" tone="quiet">
      {t('household.table.open')}
    </LinkButton>
  </AccountSection>
);
