import { Button } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import type { FieldProblem } from './form-problems.ts';
import styles from './problem-words.module.css';
import { replaceWords } from './replace-words.ts';

interface ProblemWordsProps {
  problems: FieldProblem[];
  /** What stands in the field. */
  text: string;
  onUse: (text: string) => void;
}

/** What is wrong in a field, and with one press another thing in the place of what is forbidden. */
export const ProblemWords = ({ problems, text, onUse }: ProblemWordsProps) => (
  <span className={styles.problems}>
    {problems.map(({ message, finding }) => (
      <span key={message} className={styles.problem}>
        <bdi>{message}</bdi>
        {finding && finding.use.length > 0 && (
          <span className={styles.uses}>
            {finding.use.map(use => (
              <Button key={use} tone="quiet" onClick={() => onUse(replaceWords(text, finding.words, use))}>
                {t('writing.use', { use })}
              </Button>
            ))}
          </span>
        )}
      </span>
    ))}
  </span>
);
