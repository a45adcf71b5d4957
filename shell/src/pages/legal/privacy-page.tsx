import { brand } from '@sufra/contracts';
import { t } from '../../texts/text.ts';
import { LegalPage } from './legal-page.tsx';
import { privacy } from './privacy.tsx';

export default function PrivacyPage() {
  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description', { brand: brand.name })}
      lead={t('privacy.lead')}
      sections={privacy()}
    />
  );
}
