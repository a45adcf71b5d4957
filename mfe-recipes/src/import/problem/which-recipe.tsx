import { type ApiError, Button } from '@sufra/web-kit';
import { ProblemCard } from '../../generator/problem/problem-card.tsx';
import styles from './which-recipe.module.css';

interface WhichRecipeProps {
  error: ApiError;
  onChoose: (title: string) => void;
}

/** There are several; one press reads the one that is meant. */
export const WhichRecipe = ({ error, onChoose }: WhichRecipeProps) => (
  <ProblemCard title={error.message} headingLevel="h2">
    <ul className={styles.titles}>
      {error.details.map(({ message }) => (
        <li key={message}>
          <Button tone="quiet" onClick={() => onChoose(message)}>
            <bdi>{message}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  </ProblemCard>
);
