import { describe, expect, test } from '@jest/globals';
import { aWrittenRecipe } from '../../../test/a-written-recipe.ts';
import { judgeRecipe } from '../../halal/judge-recipe.ts';
import type { Finding, JudgeText } from '../../halal/judge-text.ts';
import { systemPrompt } from '../prompts.ts';
import { checkDraft } from './check-draft.ts';
import { assertHalalRequest, notHalal } from './check-request.ts';

const finding = (words: string, verdict: Finding['verdict']): Finding => ({
  verdict,
  words,
  reason: 'It is known',
  rule: 3,
  substitute: verdict === 'haram' ? 'water' : null,
});

/** Knows two things. */
const judge: JudgeText = text => {
  const findings = [
    ...(/poison/i.test(text) ? [finding('poison', 'haram')] : []),
    ...(/rennet/i.test(text) ? [finding('Rennet', 'doubtful')] : []),
  ];
  return { verdict: findings[0]?.verdict ?? 'halal', findings };
};
const check = (recipe: unknown, avoid: string[] = []) =>
  checkDraft(typeof recipe === 'string' ? recipe : JSON.stringify(recipe), {
    judge: judgeRecipe,
    avoiding: { avoid },
  });
const [line] = aWrittenRecipe().ingredientLines;
const found = { words: 'poison', reason: 'It is known', rule: 3, substitute: 'water' };

describe('a draft', () => {
  test('is good when all of it is', () => {
    const { isFood, ...recipe } = aWrittenRecipe();
    expect(check(aWrittenRecipe())).toMatchObject({
      outcome: 'good',
      recipe,
      halal: { verdict: 'halal', notes: [] },
    });
  });

  test.each([
    [{ title: 'Vodka pie' }],
    [{ description: 'With a drop of vodka.' }],
    [{ tags: ['Vodka'] }],
    [{ ingredientLines: [{ ...line, item: 'vodka' }] }],
    [{ ingredientLines: [{ ...line, unit: 'vodka' }] }],
    [{ ingredientLines: [{ ...line, note: 'in vodka' }] }],
    [{ steps: [{ text: 'Add vodka.', minutes: null }] }],
    [{ ingredientLines: [{ ...line, item: 'vodka' }], steps: [{ text: 'Add the vodka.', minutes: null }] }],
  ])('is haram with %j, and names it once', overrides => {
    const checked = check(aWrittenRecipe(overrides));
    expect(checked).toEqual({
      outcome: 'haram',
      findings: [
        {
          words: expect.stringMatching(/^vodka$/i),
          reason: expect.stringContaining('alcohol'),
          rule: 10,
          substitute: expect.any(String),
          use: expect.arrayContaining([expect.any(String)]),
        },
      ],
    });
  });

  test('is judged by what its ingredients say', () => {
    const item = (name: string) => [{ ...line, item: name }];
    const steps = [{ text: 'Fry the bacon.', minutes: null }];
    const real = (ingredient: string) =>
      checkDraft(
        JSON.stringify(aWrittenRecipe({ ingredientLines: item(ingredient), steps, calories: 339 })),
        {
          judge: judgeRecipe,
          avoiding: { avoid: [] },
        },
      ).outcome;
    expect(real('turkey bacon')).toBe('good');
    expect(real('bacon')).toBe('haram');
    expect(real('rice')).toBe('haram');
  });

  test('carries a note on what is doubtful, once', () => {
    const doubtful = aWrittenRecipe({
      ingredientLines: [{ ...line, quantity: 10, item: 'gelatine' }],
      steps: [{ text: 'Soak the gelatine.', minutes: null }],
    });
    const note = { words: 'gelatine', reason: expect.any(String), rule: 16, substitute: expect.any(String) };
    expect(check(doubtful)).toMatchObject({
      outcome: 'good',
      halal: { verdict: 'doubtful', notes: [note], forbidden: [] },
    });
  });

  test.each(['', 'null', 'no JSON', '[]', '7', '{}', '{"isFood":true}', '```json\n{}\n```'])(
    'is malformed as %j',
    text => {
      expect(check(text)).toEqual({
        outcome: 'malformed',
        faults: expect.arrayContaining([expect.any(String)]),
      });
    },
  );

  test('that says how it was asked for is malformed', () => {
    const [sentence = ''] = systemPrompt.split('\n');
    expect(check(aWrittenRecipe({ description: `I was told: ${sentence}` }))).toMatchObject({
      outcome: 'malformed',
    });
  });

  test('of what is nothing to eat is that', () => {
    expect(check({ isFood: false, title: 'poison' })).toEqual({ outcome: 'not food' });
  });

  test('holds what is avoided in what is eaten, and not in a title that says so', () => {
    expect(check(aWrittenRecipe({ title: 'As good as almonds' }), ['nuts'])).toMatchObject({
      outcome: 'good',
    });
    expect(check(aWrittenRecipe({ ingredientLines: [{ ...line, item: 'almonds' }] }), ['nuts'])).toEqual({
      outcome: 'avoided',
      findings: [{ words: 'nuts', substitute: null }],
    });
  });
});

describe('a request', () => {
  const options = { avoid: ['poison'] };
  const language = 'en' as const;
  const assert = (request: Parameters<typeof assertHalalRequest>[1]) => () =>
    assertHalalRequest(judge, request);

  test('is refused beside each field that is haram', () => {
    const ingredients = ['rice', 'poison', 'rennet', 'poison'];
    const message = '“poison”: It is known. Instead: water.';
    expect(assert({ mode: 'ingredients', ingredients, mealType: 'Snack', language, options })).toThrow(
      expect.objectContaining({
        code: 'not_halal',
        message: `This cannot be made halal as it is. ${message}`,
        details: [1, 3].map(at => ({ path: `ingredients.${at}`, message, finding: { ...found, use: [] } })),
      }),
    );
    expect(assert({ mode: 'prompt', userPrompt: 'poison pie', language, options })).toThrow(
      expect.objectContaining({ details: [{ path: 'userPrompt', message, finding: { ...found, use: [] } }] }),
    );
  });

  test('may name what to avoid, and what is but doubtful', () => {
    expect(assert({ mode: 'prompt', userPrompt: 'rennet cheese', language, options })).not.toThrow();
  });

  test.each([
    ['It is pork', 'beef', '“x”: It is pork. Instead: beef.'],
    ['It is pork.', null, '“x”: It is pork.'],
    ['Really?', 'beef', '“x”: Really? Instead: beef.'],
  ])('is told %j and %j as a sentence', (reason, substitute, message) => {
    const told = { words: 'x', reason, rule: 1, substitute };
    const problem = notHalal([{ path: 'userPrompt', finding: told }]);
    expect(problem.details).toEqual([{ path: 'userPrompt', message, finding: { ...told, use: [] } }]);
  });
});
