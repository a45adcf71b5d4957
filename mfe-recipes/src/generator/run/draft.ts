import type { IngredientLine, NewsOf, RecipeStep } from '@sufra/contracts';
import { t } from '../../texts/text.ts';

type News = NewsOf<'POST /recipes/generate-openai'>;
type Stage = Extract<News, { event: 'progress' }>['data']['stage'];

/** A recipe as far as it has come. */
export interface Draft {
  /** Null until the kitchen has answered at all. */
  stage: Exclude<Stage, 'again'> | null;
  /** Why it is being written once more. */
  again: string | null;
  title: string;
  description: string;
  ingredientLines: IngredientLine[];
  steps: RecipeStep[];
}

export const emptyDraft: Draft = {
  stage: null,
  again: null,
  title: '',
  description: '',
  ingredientLines: [],
  steps: [],
};

export function growDraft(draft: Draft, { event, data }: News): Draft {
  if (event === 'progress') {
    if (data.stage !== 'again') return { ...draft, stage: data.stage };
    return { ...emptyDraft, stage: 'writing', again: data.reason ?? t('generator.firstTry') };
  }
  if (data.part === 'title') return { ...draft, title: data.value };
  if (data.part === 'description') return { ...draft, description: data.value };
  if (data.part === 'ingredient')
    return { ...draft, ingredientLines: [...draft.ingredientLines, data.value] };
  return { ...draft, steps: [...draft.steps, data.value] };
}
