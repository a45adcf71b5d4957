import { diets as all, type CookingProfile } from '@sufra/contracts';
import { dietNames } from '../recipe/allergen-names.ts';
import styles from './profile-page.module.css';

interface DietChoiceProps {
  legend: string;
  diets: CookingProfile['diets'];
  onChange: (diets: CookingProfile['diets']) => void;
}

export const DietChoice = ({ legend, diets, onChange }: DietChoiceProps) => (
  <fieldset className={styles.diets}>
    <legend>{legend}</legend>
    {all.map(diet => (
      <label key={diet} className={styles.diet}>
        <input
          type="checkbox"
          checked={diets.includes(diet)}
          onChange={({ target }) => onChange(withOrWithout(diets, diet, target.checked))}
        />
        {dietNames()[diet]}
      </label>
    ))}
  </fieldset>
);

const withOrWithout = <Value,>(list: readonly Value[], value: Value, isIn: boolean) =>
  isIn ? [...list, value] : list.filter(other => other !== value);
