import { type ApiError, Button } from '@sufra/web-kit';
import styles from './problem.module.css';
import { Problem } from './problem.tsx';

interface WhichRecipeProps {
  error: ApiError;
  onChoose: (title: string) => void;
}

/** There are several; one press reads the one that is meant. */
export const WhichRecipe = ({ error, onChoose }: WhichRecipeProps) => (
  <Problem title={error.message}>
    <ul className={styles.actions}>
      {error.details.map(({ message }) => (
        <li key={message}>
          <Button tone="quiet" onClick={() => onChoose(message)}>
            <bdi>{message}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  </Problem>
);
