import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Generator } from '../generator/generator.tsx';
import { useNewRecipes } from '../recipe/api/use-new-recipes.ts';
import { Section } from '../section/section.tsx';
import { t } from '../texts/text.ts';
import styles from './generate-section.module.css';
import { UpgradeBlock } from './upgrade-block.tsx';

interface GenerateSectionProps {
  left: number;
  isOpen: boolean;
  onOpen: () => void;
}

/** The form, as long as a generation is left; after that what to do about it, beside the last recipe of this visit. */
export function GenerateSection({ left, isOpen, onOpen }: GenerateSectionProps) {
  const [hadForm, setHadForm] = useState(left > 0);
  const { data: newRecipes = [] } = useNewRecipes();
  if (left > 0 && !hadForm) setHadForm(true);

  if (left === 0 && !hadForm && newRecipes.length === 0) {
    return (
      <Section tight title={t('dashboard.generate.free')}>
        <UpgradeBlock isNoneLeft />
        <OtherWays />
      </Section>
    );
  }
  return (
    <Section
      tight
      asEyebrow={left > 0}
      title={left > 0 ? t('dashboard.generate.title') : t('dashboard.generate.free')}
    >
      <Generator
        headingLevel="h3"
        insteadOfForm={left > 0 ? undefined : <UpgradeBlock isNoneLeft />}
        isClosed={left > 0 && !isOpen}
        onOpen={onOpen}
      />
      <OtherWays />
    </Section>
  );
}

/** What costs no generation, and what every wish begins with: offered where none is left too. */
const OtherWays = () => (
  <p className={styles.bring}>
    <Link to="/import">{t('import.title')}</Link>
    <Link to="/recipes/new">{t('writing.new')}</Link>
    <Link to="/dashboard/cooking">{t('profile.title')}</Link>
  </p>
);
