import type { SiteLanguage } from '@sufra/contracts';
import type { Guard } from '../halal/guard.ts';
import type { FoundIn } from '../halal/judge-text.ts';
import type { Avoiding } from './check/avoided-in.ts';
import { type Checked, checkDraft } from './check/check-draft.ts';
import { rememberedIn } from './language/lines-not-in.ts';
import { ModelFailure } from './model/model-failure.ts';
import type { Model, ModelAnswer } from './model/open-model.ts';
import type { Message } from './prompts.ts';
import { type Show, streamDraft } from './stream-draft.ts';

export interface DraftDeps {
  model: Model;
  guard: Guard;
}

interface Asked {
  messages: Message[];
  avoiding: Avoiding;
  servingSize: number | undefined;
  language: SiteLanguage;
  wish: string;
  signal: AbortSignal;
  show: Show;
  onWritten(): void;
}

export type Draft = (Checked & ModelAnswer) | { outcome: 'no answer'; failure: ModelFailure };

/** One call to the model. It is cut short as soon as a line comes that may not be there. */
export async function draftRecipe(
  { model, guard }: DraftDeps,
  { messages, avoiding, servingSize, language, wish, signal, show, onWritten }: Asked,
): Promise<Draft> {
  const cut = new AbortController();
  const isAsked = rememberedIn(language);
  const grow = streamDraft({
    judge: guard.judgeText,
    avoiding,
    language,
    isAsked,
    show,
    onForeign: () => cut.abort(),
  });
  let findings: FoundIn[] = [];
  let text = '';
  const onText = (soFar: string) => {
    onWritten();
    text = soFar;
    findings = grow(soFar);
    if (findings.length > 0) cut.abort();
  };
  show({ event: 'progress', data: { stage: 'writing' } });
  try {
    const answer = await model({ messages, signal: AbortSignal.any([signal, cut.signal]), onText });
    findings = grow(answer.text, { isWhole: true });
    if (findings.length > 0) return { outcome: 'haram', findings, ...answer };
    show({ event: 'progress', data: { stage: 'checking' } });
    return {
      ...checkDraft(answer.text, {
        judge: guard.judgeRecipe,
        avoiding,
        servingSize,
        language,
        isAsked,
        wish,
      }),
      ...answer,
    };
  } catch (error) {
    if (cut.signal.aborted && findings.length === 0)
      return { outcome: 'foreign', faults: [], text, modelName: '' };
    if (cut.signal.aborted) return { outcome: 'haram', findings, text, modelName: '' };
    if (error instanceof ModelFailure) return { outcome: 'no answer', failure: error };
    throw error;
  }
}
