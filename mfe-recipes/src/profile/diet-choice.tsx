import { diets as all, type CookingProfile } from '@sufra/contracts';
import { Choices } from '../choices/choices.tsx';
import { dietNames } from '../recipe/allergen-names.ts';

interface DietChoiceProps {
  legend: string;
  diets: CookingProfile['diets'];
  onChange: (diets: CookingProfile['diets']) => void;
}

export const DietChoice = ({ legend, diets, onChange }: DietChoiceProps) => (
  <Choices
    legend={legend}
    options={all.map(value => ({ value, label: dietNames()[value] }))}
    chosen={diets}
    onToggle={(diet, isChosen) => onChange(isChosen ? [...diets, diet] : diets.filter(each => each !== diet))}
  />
);
