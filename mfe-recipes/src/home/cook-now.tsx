import { part, useSession } from '@sufra/web-kit';
import { Generator } from '../generator/generator.tsx';
import { useAskedIngredients } from '../generator/use-asked-ingredients.ts';
import { Section } from '../section/section.tsx';
import { t } from '../texts/text.ts';

const MembersRecipes = part(
  () => import('./members-recipes.tsx').then(module => module.MembersRecipes),
  () => null,
);

export function CookNow() {
  const asked = useAskedIngredients();
  const { status } = useSession();
  return (
    <Section asEyebrow title={t('home.cook')}>
      <Generator initialIngredients={asked} />
      {status === 'signed-in' && <MembersRecipes />}
    </Section>
  );
}
