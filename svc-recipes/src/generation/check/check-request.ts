import { type HalalFinding, type ProblemDetail, problems } from '@sufra/contracts';
import { judgeBySchool } from '@sufra/guard/schools';
import { Problem } from '@sufra/service-kit';
import { findingsIn } from '../../halal/findings-in.ts';
import type { FoundIn, JudgeText } from '../../halal/judge-text.ts';
import type { RecipeRequest } from '../request/read-request.ts';

const asked = (request: RecipeRequest) =>
  request.mode === 'prompt'
    ? [{ path: 'userPrompt', line: request.userPrompt }]
    : request.ingredients.map((line, at) => ({ path: `ingredients.${at}`, line }));

const sentence = ({ words, reason, substitute }: HalalFinding) =>
  `“${words}”: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}${substitute ? ` Instead: ${substitute}.` : ''}`;

function differingOn(words: string) {
  const [differing] = judgeBySchool(words).differing;
  return differing && { differing };
}

/** What, why, and what instead, for people and beside the field that it stands in. */
export function notHalal(details: { path: string; finding: FoundIn }[]): Problem {
  const told: ProblemDetail[] = details.map(({ path, finding }) => ({
    path,
    message: sentence(finding),
    finding: { ...finding, use: [...(finding.use ?? [])], ...differingOn(finding.words) },
  }));
  const words = [...new Set(told.map(({ message }) => message))];
  return new Problem('not_halal', {
    message: [problems.not_halal.message, ...words].join(' '),
    details: told,
  });
}

/** Before anything is asked of the generator. The list of what to avoid is a negation, and never refused. */
export function assertHalalRequest(judge: JudgeText, request: RecipeRequest): void {
  const details = asked(request).flatMap(({ path, line }) =>
    findingsIn(judge, { lines: [line], verdict: 'haram', language: request.language }).map(finding => ({
      path,
      finding,
    })),
  );
  if (details.length > 0) throw notHalal(details);
}
