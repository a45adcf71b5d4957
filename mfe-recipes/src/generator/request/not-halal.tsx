import { type ProblemDetail, problems, type RefusedFinding } from '@sufra/contracts';
import { type ApiError, Button, Notice } from '@sufra/web-kit';
import styles from './request-form.module.css';

interface NotHalalProps {
  error: ApiError;
  /** Puts what is halal into the form. */
  onApply: (details: readonly ProblemDetail[]) => void;
}

/** What is not halal, why, and what to use in its place, which one press puts into the form. */
export function NotHalal({ error, onApply }: NotHalalProps) {
  const found = findingsOf(error.details);
  if (found.length === 0) return <Notice tone="danger" title={error.message} />;
  return (
    <Notice tone="warning" role="alert" title={problems.not_halal.message}>
      <ul className={styles.findings}>
        {found.map(({ words, reason, use: [first, ...others] }) => (
          <li key={words}>
            <strong>{words}</strong>: {reason.replace(/\.?$/, '.')}
            {first && (
              <span className={styles.instead}>
                Instead: <strong>{first}</strong>
                {others.map(other => `, or ${other}`)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button tone="quiet" className={styles.retry} onClick={() => onApply(error.details)}>
        {actionFor(found, error.details)}
      </Button>
    </Notice>
  );
}

/** Each thing once, however often it stands in the request. */
function findingsOf(details: readonly ProblemDetail[]): RefusedFinding[] {
  const found = details.flatMap(({ finding }) => finding ?? []);
  return [...new Map(found.map(finding => [finding.words.toLowerCase(), finding])).values()];
}

function actionFor(found: RefusedFinding[], details: readonly ProblemDetail[]) {
  if (details.every(({ path }) => path === 'recipe')) return 'Ask for one without it';
  const [only, ...more] = found.flatMap(({ use: [first] }) => first ?? []);
  if (only === undefined) return 'Take it out';
  return more.length > 0 ? 'Use these instead' : `Use ${only} instead`;
}
