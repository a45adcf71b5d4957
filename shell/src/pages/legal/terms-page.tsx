import { brand } from '@sufra/contracts';
import { LegalPage } from './legal-page.tsx';
import { terms } from './terms.tsx';

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      description={`What you can expect of ${brand.name}, and what ${brand.name} expects of you.`}
      lead={`What you can expect of ${brand.name}, and what we ask of you, in plain words.`}
      sections={terms}
    />
  );
}
