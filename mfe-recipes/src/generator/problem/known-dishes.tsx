import type { GenerationBody } from '@sufra/contracts';
import type { ApiError } from '@sufra/web-kit';
import { inLanguage } from '../../recipe/in-language.ts';
import styles from './problem.module.css';

interface KnownDishesProps {
  error: ApiError;
  body: GenerationBody;
  onWrite: (body: GenerationBody) => void;
}

/** What the kitchen without AI does know in this language; one press asks for it. */
export function KnownDishes({ error, body, onWrite }: KnownDishesProps) {
  const { ingredients: _, mealType: __, cuisine: ___, healthGoals: ____, ...same } = body;
  const dishes = error.details.filter(({ path }) => path === 'dish').map(({ message }) => message);
  return (
    <ul className={styles.others} {...inLanguage(body.language)}>
      {dishes.map(dish => (
        <li key={dish}>
          <button
            type="button"
            className={styles.other}
            onClick={() => onWrite({ ...same, userPrompt: dish })}
          >
            {dish}
          </button>
        </li>
      ))}
    </ul>
  );
}
