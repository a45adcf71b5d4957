import { type GenerationBody, type ProblemDetail, problems, type RefusedFinding } from '@sufra/contracts';
import { type ApiError, Button } from '@sufra/web-kit';
import { useState } from 'react';
import { applySubstitutes, asksForSomething } from './apply-substitutes.ts';
import { AskedFor } from './asked-for.tsx';
import styles from './problem.module.css';
import { ProblemCard } from './problem-card.tsx';
import { Substitute } from './substitute.tsx';

interface NotHalalProps {
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
  const found = findingsOf(error.details).map(finding => withFirst(finding, chosen[finding.words]));
  const mended = applySubstitutes(body, withChosen(error.details, chosen));
  return (
    <ProblemCard
      title={found.length > 0 ? problems.not_halal.message : error.message}
      headingLevel={headingLevel}
    >
      <AskedFor body={body} refused={found.map(({ words }) => words)} />
      {found.length > 0 && (
        <ul className={styles.findings}>
          {found.map(finding => (
            <Substitute
              key={finding.words}
              finding={finding}
              onChoose={use => setChosen({ ...chosen, [finding.words]: use })}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {found.length > 0 && asksForSomething(mended) && (
          <Button onClick={() => onWrite(mended)}>{actionFor(found)}</Button>
        )}
        <Button tone="quiet" onClick={onChange}>
          Change my request
        </Button>
        <p className={styles.free}>Nothing was counted.</p>
      </div>
    </ProblemCard>
  );
}

/** Each thing once, however often it stands in the request. */
function findingsOf(details: readonly ProblemDetail[]): RefusedFinding[] {
  const found = details.flatMap(({ finding }) => finding ?? []);
  return [...new Map(found.map(finding => [finding.words.toLowerCase(), finding])).values()];
}

const withFirst = (finding: RefusedFinding, first: string | undefined): RefusedFinding =>
  first ? { ...finding, use: [first, ...finding.use.filter(use => use !== first)] } : finding;

const withChosen = (details: readonly ProblemDetail[], chosen: Record<string, string>) => {
  const byWords = new Map(Object.entries(chosen).map(([words, use]) => [words.toLowerCase(), use]));
  return details.map(({ finding, ...detail }) =>
    finding ? { ...detail, finding: withFirst(finding, byWords.get(finding.words.toLowerCase())) } : detail,
  );
};

function actionFor(found: readonly RefusedFinding[]) {
  const replaced = found.filter(({ use }) => use.length > 0).length;
  if (replaced === 0) return found.length === 1 ? 'Write it without it' : 'Write it without them';
  return replaced === 1 && found.length === 1 ? 'Write it with this' : 'Write it with these';
}
