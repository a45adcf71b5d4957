import { brand } from '@sufra/contracts';
import { t } from '../../texts/text.ts';
import { LegalPage } from './legal-page.tsx';
import { terms } from './terms.tsx';

export default function TermsPage() {
  return (
    <LegalPage
      title={t('terms.title')}
      description={t('terms.description', { brand: brand.name })}
      lead={t('terms.lead', { brand: brand.name })}
      sections={terms()}
    />
  );
}
