import { useSession } from '@sufra/web-kit';
import { Generator } from '../generator/generator.tsx';
import { useAskedIngredients } from '../generator/use-asked-ingredients.ts';
import { UnsavedRecipes } from '../recent/unsaved-recipes.tsx';
import { Section } from '../section/section.tsx';
import { EarlierRecipes } from './earlier-recipes.tsx';

export function CookNow() {
  const { user } = useSession();
  const asked = useAskedIngredients();
  return (
    <Section
      title="Cook with what you have"
      lead={`Ingredients in, a whole recipe out, in about twenty seconds.${user?.isPremium ? '' : ' Three are free.'}`}
    >
      <Generator initialIngredients={asked} />
      <EarlierRecipes />
      <UnsavedRecipes />
    </Section>
  );
}
