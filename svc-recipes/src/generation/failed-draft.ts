import type { SiteLanguage } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { notHalal } from './check/check-request.ts';
import type { Draft } from './draft-recipe.ts';
import {
  cookingMessage,
  correctionMessage,
  languageMessage,
  type Message,
  repairMessage,
} from './prompts.ts';

export type FailedDraft = Exclude<Draft, { outcome: 'good' | 'not food' }>;
type RefusedDraft = Exclude<FailedDraft, { outcome: 'no answer' }>;

/** Why it is being written once more, for people. */
export const reasonFor = {
  'no answer': 'The kitchen was busy for a moment.',
  malformed: 'The recipe was not complete.',
  haram: 'An ingredient was not halal.',
  avoided: 'An ingredient stood on your list of what to avoid.',
  foreign: 'The recipe was not in your language.',
  unsafe: 'A step was not safe to cook by.',
  careless: 'Something in the recipe did not add up.',
} as const satisfies Record<FailedDraft['outcome'], string>;

/** The conversation goes on with what was wrong with the last answer. */
export const replyTo = (draft: RefusedDraft, language: SiteLanguage): Message[] => [
  { role: 'assistant', content: draft.text },
  messageFor(draft, language),
];

function messageFor(draft: RefusedDraft, language: SiteLanguage): Message {
  switch (draft.outcome) {
    case 'foreign':
      return languageMessage(language);
    case 'malformed':
      return repairMessage(draft.faults);
    case 'unsafe':
    case 'careless':
      return cookingMessage(draft.faults);
    default:
      return correctionMessage(draft.findings);
  }
}

/** What the member is told when it was the last draft. */
export function refusalFor(draft: FailedDraft): Problem {
  if (draft.outcome === 'haram')
    return notHalal(draft.findings.map(finding => ({ path: 'recipe', finding })));
  if (draft.outcome === 'avoided') {
    const said = draft.findings.filter(({ isUnsaid }) => !isUnsaid);
    const words = said.map(finding => `“${finding.words}”`).join(', ');
    if (words === '')
      return new Problem('generator_unavailable', {
        message:
          'Each recipe that we wrote named what one of those who eat avoids. Please ask for another dish, or try again.',
      });
    return new Problem('generator_unavailable', {
      message: `Each recipe that we wrote named what is to be avoided: ${words}. Please ask for another dish, or try again.`,
    });
  }
  if (draft.outcome === 'foreign') return new Problem('not_in_language');
  if (draft.outcome === 'unsafe')
    return new Problem('generator_unavailable', {
      message:
        'Each recipe that we wrote had a step that is not safe to cook by. Please ask for another dish, or try again.',
    });
  return new Problem('generator_unavailable', draft.outcome === 'no answer' ? { cause: draft.failure } : {});
}

/** For the log. */
export function describeFailure(draft: FailedDraft): object {
  if (draft.outcome === 'no answer') return { kind: draft.failure.kind, err: draft.failure };
  return { found: 'faults' in draft ? draft.faults : draft.findings.map(({ words }) => words) };
}
