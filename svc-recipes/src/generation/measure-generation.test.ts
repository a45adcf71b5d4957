import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { goWrong, say } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { ModelFailure } from './model/model-failure.ts';
import type { Model } from './model/open-model.ts';
import { ownTime } from './own-time.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({
    FREE_QUOTA_SIZE: '1',
    OPENAI_INPUT_PRICE: '1000000',
    OPENAI_OUTPUT_PRICE: '0',
  });
});
afterAll(() => under.stop());

async function generate(userId: string, headers: Record<string, string> = {}) {
  const token = await under.platform.keySet.tokenFor({ userId });
  const body = { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' };
  return ask(under.service.url, 'POST /recipes/generate-openai', { token, body, headers });
}

async function measured(name: string, labels = '') {
  const text = await (await fetch(`${under.service.internalUrl}/metrics`)).text();
  const line = text.split('\n').find(one => one.startsWith(`${name}{`) && one.includes(labels));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('each generation is counted once by how it ended, its drafts by what was wrong, and its tokens by their price', async () => {
  const userId = aMemberId();
  under.cook.play(goWrong('pork'), say(aWrittenRecipe()));
  expect((await generate(userId, { 'idempotency-key': 'one-evening' })).status).toBe(201);
  expect((await generate(userId, { 'idempotency-key': 'one-evening' })).status).toBe(201);
  expect((await generate(userId)).body.code).toBe('quota_exhausted');

  const ended = (outcome: string) => measured('sufra_generations_total', `outcome="${outcome}"`);
  expect(await Promise.all(['written', 'repeated', 'quota_exhausted'].map(ended))).toEqual([1, 1, 1]);
  expect(await measured('sufra_generation_own_seconds_count')).toBe(1);
  const drafts = (labels: string) => measured('sufra_drafts_total', labels);
  expect(await drafts('outcome="haram",verdict="haram"')).toBe(1);
  expect(await drafts('outcome="good",verdict="halal"')).toBe(1);
  const calls = (outcome: string) => measured('sufra_model_calls_total', `outcome="${outcome}"`);
  expect((await calls('answered')) + (await calls('cut'))).toBe(2);
  const tokens = (basis: string) =>
    measured('sufra_model_tokens_total', `direction="input",basis="${basis}"`);
  const read = (await tokens('told')) + (await tokens('estimated'));
  expect(read).toBeGreaterThan(0);
  expect(await measured('sufra_model_dollars_total')).toBe(read);
});

test('own time leaves out what the model takes and what we wait because it was busy, and counts our work on its words', async () => {
  let now = 0;
  const takes = (ms: number) => {
    now += ms;
  };
  let calls = 0;
  const model: Model = async ({ onText }) => {
    calls += 1;
    takes(1_000);
    if (calls === 1) throw new ModelFailure('busy');
    onText('a soup');
    takes(2_000);
    return { text: 'a soup', modelName: 'test' };
  };
  const time = ownTime(model, () => now);
  const asked = { messages: [], signal: new AbortController().signal, onText: () => takes(30) };
  takes(10);
  await expect(time.model(asked)).rejects.toThrow(ModelFailure);
  takes(400);
  await time.model(asked);
  takes(5);
  expect(time.seconds()).toBeCloseTo(0.045);
});
