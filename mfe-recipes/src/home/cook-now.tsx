import { Generator } from '../generator/generator.tsx';
import { useAskedIngredients } from '../generator/use-asked-ingredients.ts';
import { UnsavedRecipes } from '../recent/unsaved-recipes.tsx';
import { Section } from '../section/section.tsx';
import { EarlierRecipes } from './earlier-recipes.tsx';

export function CookNow() {
  const asked = useAskedIngredients();
  return (
    <Section asEyebrow title="Cook with what you have">
      <Generator initialIngredients={asked} />
      <EarlierRecipes />
      <UnsavedRecipes />
    </Section>
  );
}
