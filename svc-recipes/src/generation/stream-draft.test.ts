import { describe, expect, test } from '@jest/globals';
import type { GenerationEvent } from '@sufra/contracts';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import type { JudgeText } from '../halal/judge-text.ts';
import { systemPrompt } from './prompts.ts';
import { streamDraft } from './stream-draft.ts';

const seen: string[] = [];
const finding = { words: 'poison', reason: 'It is.', rule: 1, substitute: null };
const judge: JudgeText = text => {
  seen.push(text);
  if (text.includes('maybe')) return { verdict: 'doubtful', findings: [{ ...finding, verdict: 'doubtful' }] };
  if (!text.includes('poison')) return { verdict: 'halal', findings: [] };
  return { verdict: 'haram', findings: [{ ...finding, verdict: 'haram' }] };
};

function growing(avoid: string[] = []) {
  const shown: unknown[] = [];
  const show = ({ event, data }: GenerationEvent) => {
    if (event === 'part')
      shown.push(
        data.part === 'ingredient' ? data.value.item : data.part === 'step' ? data.value.text : data.value,
      );
  };
  return { shown, grow: streamDraft({ judge, avoiding: { avoid }, show }) };
}

/** A letter at a time, and then as a whole. */
function growAll(grow: ReturnType<typeof growing>['grow'], recipe: object) {
  const text = JSON.stringify(recipe);
  for (let length = 1; length <= text.length; length += 1) {
    const findings = grow(text.slice(0, length));
    if (findings.length > 0) return findings;
  }
  return grow(text, { isWhole: true });
}

const all = [
  'Chicken with rice',
  'A pot of rice with chicken.',
  'chicken thighs',
  'basmati rice',
  'salt',
  'Brown the chicken.',
  'Add the rice and water, and cook it covered.',
];
const withItem = (item: string) =>
  aWrittenRecipe({
    ingredientLines: ['rice', item, 'salt'].map(one => ({ quantity: 1, unit: null, item: one, note: null })),
  });

describe('a recipe that grows', () => {
  test('is shown once, in its order, to its last part', () => {
    const { shown, grow } = growing();
    expect(growAll(grow, aWrittenRecipe())).toEqual([]);
    expect(shown).toEqual(all);
    grow(JSON.stringify(aWrittenRecipe()), { isWhole: true });
    expect(shown).toEqual(all);
  });

  test('is not looked at for every few letters', () => {
    const { shown, grow } = growing();
    const text = '{"title":"Rice","description":"';
    grow(text);
    expect(shown).toEqual([]);
    grow(text.padEnd(60, 'x'));
    expect(shown).toEqual(['Rice']);
  });

  test('is shown up to what is haram, and says so at once', () => {
    const { shown, grow } = growing();
    expect(growAll(grow, withItem('poison ivy'))).toEqual([finding]);
    expect(shown).toEqual([...all.slice(0, 2), 'rice']);
  });

  test('says so of its last line too', () => {
    const { shown, grow } = growing();
    const recipe = aWrittenRecipe({ steps: [{ text: 'Add poison.', minutes: null }] });
    const text = JSON.stringify(recipe);
    expect(grow(text.slice(0, -30))).toEqual([]);
    expect(grow(text, { isWhole: true })).toEqual([finding]);
    expect(shown).not.toContain('Add poison.');
  });

  test('is shown where it is but doubtful', () => {
    const { shown, grow } = growing();
    expect(growAll(grow, withItem('maybe gelatine'))).toEqual([]);
    expect(shown).toContain('maybe gelatine');
  });

  test('waits with a title that its ingredients may clear', () => {
    const shown: string[] = [];
    const among: JudgeText = (text, ingredients = []) =>
      text.includes('bacon') && !text.includes('turkey') && !ingredients.includes('1 turkey bacon')
        ? { verdict: 'haram', findings: [{ ...finding, words: 'bacon', rule: 2, verdict: 'haram' }] }
        : { verdict: 'halal', findings: [] };
    const written = (item: string) =>
      aWrittenRecipe({
        title: 'Crisp bacon',
        ingredientLines: [{ quantity: 1, unit: null, item, note: null }],
      });
    const show = ({ event, data }: GenerationEvent) => {
      if (event === 'part') shown.push(data.part);
    };
    expect(
      growAll(streamDraft({ judge: among, avoiding: { avoid: [] }, show }), written('turkey bacon')),
    ).toEqual([]);
    expect(shown.slice(0, 3)).toEqual(['title', 'description', 'ingredient']);
    shown.length = 0;
    expect(growAll(streamDraft({ judge: among, avoiding: { avoid: [] }, show }), written('salt'))).toEqual([
      expect.objectContaining({ words: 'bacon' }),
    ]);
    expect(shown).toEqual([]);
  });

  test('is held back from what the member avoids on, and from what repeats our own words', () => {
    const avoiding = growing(['nuts']);
    expect(growAll(avoiding.grow, withItem('almonds'))).toEqual([]);
    expect(avoiding.shown).toEqual([...all.slice(0, 2), 'rice']);
    const led = growing();
    expect(growAll(led.grow, withItem(systemPrompt.split('\n')[0] ?? ''))).toEqual([]);
    expect(led.shown).toEqual([...all.slice(0, 2), 'rice']);
  });

  test('may say in its title and description what is not in it', () => {
    const { shown, grow } = growing(['nuts']);
    growAll(grow, aWrittenRecipe({ title: 'Not almonds but rice', description: 'As good as almonds.' }));
    expect(shown.slice(0, 3)).toEqual(['Not almonds but rice', 'As good as almonds.', 'chicken thighs']);
  });

  test.each([{ quantity: 'two' }, { item: '' }, { item: 7 }, {}, null])(
    'is held back from the line %j on, which is not of the form',
    line => {
      const { shown, grow } = growing();
      const [first] = aWrittenRecipe().ingredientLines;
      const broken = line && 'item' in line ? { ...first, ...line } : line;
      expect(growAll(grow, aWrittenRecipe({ ingredientLines: [first, broken, first] }))).toEqual([]);
      expect(shown).toEqual([...all.slice(0, 2), 'chicken thighs']);
    },
  );

  test('is cleaned as the whole is, and a line is judged with all that stands in it', () => {
    seen.length = 0;
    const { shown, grow } = growing();
    const line = { quantity: 2, unit: 'cups', item: 'ri\u202ece\n', note: 'washed\u0000', more: 'dropped' };
    growAll(grow, aWrittenRecipe({ ingredientLines: [line] }));
    expect(shown).toContain('ri ce');
    expect(seen).toContain('2 cups ri ce, washed');
  });
});
