import { type GenerationBody, type ProblemDetail, problems, type RefusedFinding } from '@sufra/contracts';
import { type ApiError, Button, say } from '@sufra/web-kit';
import { useState } from 'react';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import { applySubstitutes, asksForSomething } from './apply-substitutes.ts';
import { AskedFor } from './asked-for.tsx';
import styles from './problem.module.css';
import { ProblemCard } from './problem-card.tsx';
import { Substitute } from './substitute.tsx';

export interface NotHalalProps {
  error: ApiError;
  /** What was asked for. */
  body: GenerationBody;
  headingLevel: 'h2' | 'h3' | 'h4';
  /** Asks for the recipe with what is halal. */
  onWrite: (body: GenerationBody) => void;
  onChange: () => void;
}

/** What is not halal, why, and what to use in its place, which one press has written. */
export function NotHalal({ error, body, headingLevel, onWrite, onChange }: NotHalalProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const sayInstead = useSubstitutes();
  const details = withChosen(error.details.map(saidBy(sayInstead)), chosen);
  const found = findingsOf(details);
  const mended = applySubstitutes(body, details);
  return (
    <ProblemCard
      title={found.length > 0 ? say(problems.not_halal.message) : error.message}
      headingLevel={headingLevel}
    >
      <AskedFor body={body} refused={found.map(({ words }) => words)} />
      {found.length > 0 && (
        <ul className={styles.findings}>
          {found.map(finding => (
            <Substitute
              key={finding.words}
              finding={finding}
              onChoose={use => setChosen({ ...chosen, [keyOf(finding)]: use })}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {found.length > 0 && asksForSomething(mended) && (
          <Button onClick={() => onWrite(mended)}>{actionFor(found)}</Button>
        )}
        <Button tone="quiet" onClick={onChange}>
          {t('generator.problem.change')}
        </Button>
        <p className={styles.free}>{t('generator.problem.free')}</p>
      </div>
    </ProblemCard>
  );
}

/** In the page's language, in which it is written into the request as well. */
const saidBy =
  (sayInstead: (words: string) => string) =>
  ({ finding, ...detail }: ProblemDetail): ProblemDetail =>
    finding ? { ...detail, finding: { ...finding, use: finding.use.map(sayInstead) } } : detail;

const keyOf = ({ words }: RefusedFinding) => words.toLowerCase();

/** Each thing once, however often it stands in the request. */
function findingsOf(details: readonly ProblemDetail[]): RefusedFinding[] {
  const found = details.flatMap(({ finding }) => finding ?? []);
  return [...new Map(found.map(finding => [keyOf(finding), finding])).values()];
}

/** What the member prefers to a substitute stands first. */
const withChosen = (details: readonly ProblemDetail[], chosen: Record<string, string>): ProblemDetail[] =>
  details.map(({ finding, ...detail }) => {
    if (!finding) return detail;
    const first = chosen[keyOf(finding)];
    if (!first) return { ...detail, finding };
    return { ...detail, finding: { ...finding, use: [first, ...finding.use.filter(use => use !== first)] } };
  });

function actionFor(found: readonly RefusedFinding[]) {
  const replaced = found.filter(({ use }) => use.length > 0).length;
  if (replaced === 0)
    return found.length === 1 ? t('generator.problem.withoutIt') : t('generator.problem.withoutThem');
  return replaced === 1 && found.length === 1
    ? t('generator.problem.withThis')
    : t('generator.problem.withThese');
}
