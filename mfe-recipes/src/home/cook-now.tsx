import { part, useSession } from '@sufra/web-kit';
import { Generator } from '../generator/generator.tsx';
import { useAskedFor } from '../generator/use-asked-for.ts';
import { Section } from '../section/section.tsx';
import { t } from '../texts/text.ts';

const MembersRecipes = part(
  () => import('./members-recipes.tsx').then(module => module.MembersRecipes),
  () => null,
);

export function CookNow() {
  useAskedFor();
  const { status } = useSession();
  return (
    <Section asEyebrow title={t('home.cook')}>
      <Generator />
      {status === 'signed-in' && <MembersRecipes />}
    </Section>
  );
}
