import { brand } from '@sufra/contracts';
import { LegalPage } from './legal-page.tsx';
import { privacy } from './privacy.tsx';

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${brand.name} knows about you, why, and how to have it deleted.`}
      lead="What we know about you, why we need it, and how you have it deleted."
      sections={privacy}
    />
  );
}
