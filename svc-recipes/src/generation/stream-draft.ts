import type { GenerationEvent, SiteLanguage } from '@sufra/contracts';
import { findingsIn, saysNoSource } from '../halal/findings-in.ts';
import type { FoundIn, JudgeText } from '../halal/judge-text.ts';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { type Avoiding, isAvoidedIn } from './check/avoided-in.ts';
import { WrittenLine, WrittenRecipe, WrittenStep } from './check/written-recipe.ts';
import { completeParts } from './complete-parts.ts';
import { languageSoFar, rememberedIn } from './language/lines-not-in.ts';
import { repeatsPrompt } from './prompts.ts';

export type Show = (event: GenerationEvent) => void;

interface Options {
  judge: JudgeText;
  avoiding: Avoiding;
  language?: SiteLanguage;
  /** Whether a line may be of that language. */
  isAsked?: (line: string) => boolean;
  show: Show;
  /** It is being written in another language: the rest need not be paid for. */
  onForeign?(): void;
}

/** The text so far is walked through anew each time, so not for every few letters. */
const stepLength = 40;

/**
 * Shows a recipe line by line while it is written, each line once it is whole and the guard has passed it. Answers what
 * must not be there as soon as it comes: then nothing more is shown, and the rest need not be paid for.
 */
export function streamDraft({ judge, avoiding, language = 'en', show, onForeign, ...given }: Options) {
  const { isAsked = rememberedIn(language) } = given;
  let seen = 0;
  const shown = new Set<string>();

  return function grow(soFar: string, { isWhole = false } = {}): FoundIn[] {
    if (!isWhole && soFar.length - seen < stepLength) return [];
    seen = soFar.length;
    const parts = partsOf(soFar);
    const ingredients = parts.filter(({ part }) => part.part === 'ingredient').map(({ line }) => line);
    const areIngredientsKnown = isWhole || parts.some(({ part }) => part.part === 'step');
    const soFarIn = languageSoFar(
      parts.map(({ line }) => line),
      isAsked,
    );
    let isHeld = soFarIn !== 'clear';
    for (const { key, line, part } of parts) {
      if (shown.has(key)) continue;
      const findings = findingsIn(judge, { lines: [line], verdict: 'haram', ingredients, language });
      const mayBeCleared = !areIngredientsKnown && part.part !== 'ingredient' && findings.every(saysNoSource);
      if (findings.length > 0 && !mayBeCleared) return findings;
      // The bacon of a title may be of turkey: the ingredients will tell, and until then no more is shown.
      if (findings.length > 0) isHeld = true;
      if (isHeld) continue;
      // What the whole will be refused for is not shown either; the order of the lines is kept.
      if (repeatsPrompt(line)) return [];
      if (isAvoidedIn({ line, part: part.part, ingredients }, avoiding)) {
        // The butter of a title may be vegan: the ingredients will tell.
        if (areIngredientsKnown || part.part === 'ingredient') return [];
        isHeld = true;
        continue;
      }
      shown.add(key);
      show({ event: 'part', data: part });
    }
    if (soFarIn === 'foreign' && !isWhole) onForeign?.();
    return [];
  };
}

type Part = Extract<GenerationEvent, { event: 'part' }>['data'];

interface Line {
  key: string;
  line: string;
  part: Part;
}

const { title: Title, description: Description } = WrittenRecipe.shape;

/** Up to the first that is not well-formed: what follows it would stand in the wrong place. */
function partsOf(soFar: string): Line[] {
  const grown = completeParts(soFar);
  const lines: Line[] = [];
  const title = Title.safeParse(grown.title);
  if (title.success)
    lines.push({ key: 'title', line: title.data, part: { part: 'title', value: title.data } });
  const description = Description.safeParse(grown.description);
  if (description.success)
    lines.push({
      key: 'description',
      line: description.data,
      part: { part: 'description', value: description.data },
    });
  for (const [at, written] of grown.ingredientLines.entries()) {
    const { success, data } = WrittenLine.safeParse(written);
    if (!success) return lines;
    lines.push({
      key: `ingredient ${at}`,
      line: ingredientText(data),
      part: { part: 'ingredient', value: data },
    });
  }
  for (const [at, written] of grown.steps.entries()) {
    const { success, data } = WrittenStep.safeParse(written);
    if (!success) return lines;
    lines.push({ key: `step ${at}`, line: data.text, part: { part: 'step', value: data } });
  }
  return lines;
}
