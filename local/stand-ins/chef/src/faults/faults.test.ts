import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import OpenAI from 'openai';
import { biryani, clientOf, systemMessage } from '../../test/ask-chef.ts';
import type { ChefRecipe } from '../cook/recipe.ts';
import { type Chef, startChef } from '../start-chef.ts';
import type { OrdersOfTheDay } from './orders-of-the-day.ts';

let chef: Chef;
let client: OpenAI;

beforeAll(async () => {
  chef = await startChef({ paceMs: 0 });
  client = clientOf(chef);
});
afterAll(() => chef.stop());
beforeEach(async () => {
  await fetch(chef.controlUrl, { method: 'DELETE' });
});

const model = 'gpt-any';
const body = { model, messages: [systemMessage, biryani] };
const withFault = (fault: string) => ({ headers: { 'x-chef-fault': fault } });

const chatWith = (fault: string, options: OpenAI.RequestOptions = {}) =>
  client.chat.completions.create(body, { ...withFault(fault), ...options });

async function recipeWith(fault: string): Promise<ChefRecipe> {
  const answer = await chatWith(fault);
  expect(answer.choices[0]?.finish_reason).toBe('stop');
  return JSON.parse(answer.choices[0]?.message.content ?? '');
}

const instruct = (instruction: object) =>
  fetch(chef.controlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(instruction),
  });

async function callsSeen(): Promise<OrdersOfTheDay['calls']> {
  const answer = await fetch(`${chef.controlUrl}/calls`);
  return (await answer.json()) as OrdersOfTheDay['calls'];
}

async function eventually(check: () => Promise<void>, attempts = 200): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise(resolve => setTimeout(resolve, 25));
    await eventually(check, attempts - 1);
  }
}

describe('in place of an answer', () => {
  test('rate-limit is 429 with the seconds to wait', async () => {
    const error = await chatWith('rate-limit; seconds=7').catch(caught => caught);
    expect(error).toBeInstanceOf(OpenAI.RateLimitError);
    expect(error.headers.get('retry-after')).toBe('7');
    expect(error.code).toBe('rate_limit_exceeded');
  });

  test.each([
    ['server-error', 500],
    ['overloaded', 503],
  ])('%s is %i', async (fault, status) => {
    await expect(chatWith(fault)).rejects.toMatchObject({ status });
    const stream = client.responses.create({ model, input: 'soup', stream: true }, withFault(fault));
    await expect(stream).rejects.toMatchObject({ status });
  });

  test('html is a page with status 200, as a proxy would send', async () => {
    const answer = await client.chat.completions.create(body, withFault('html')).asResponse();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  });

  test('silence lasts until the caller leaves, and then nothing goes on', async () => {
    const left = new AbortController();
    const call = chatWith('silence', { signal: left.signal }).catch(caught => caught);
    await eventually(async () => expect((await callsSeen()).calls[0]?.fault).toBe('silence'));
    left.abort();
    expect(await call).toBeInstanceOf(OpenAI.APIUserAbortError);
    await eventually(async () => expect((await callsSeen()).calls[0]?.outcome).toBe('left by the caller'));
  });

  test('silence ends by itself, without an answer', async () => {
    await expect(chatWith('silence; seconds=0')).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
  });
});

describe('answers that are none', () => {
  test('garbage is no JSON', async () => {
    const answer = await chatWith('garbage');
    expect(() => JSON.parse(answer.choices[0]?.message.content ?? '')).toThrow(SyntaxError);
  });

  test('half-json is cut, and says so in both APIs', async () => {
    const answer = await chatWith('half-json');
    expect(answer.choices[0]?.finish_reason).toBe('length');
    expect(() => JSON.parse(answer.choices[0]?.message.content ?? '')).toThrow(SyntaxError);
    const response = await client.responses.create({ model, input: 'soup' }, withFault('half-json'));
    expect(response.status).toBe('incomplete');
  });

  test('schema-wrong is JSON of another shape', async () => {
    expect(await recipeWith('schema-wrong')).toMatchObject({ isFood: 'yes', title: 7 });
  });

  test('empty is an empty text, plain and streamed', async () => {
    expect((await chatWith('empty')).choices[0]?.message.content).toBe('');
    const stream = client.responses.stream({ model, input: 'soup' }, withFault('empty'));
    expect((await stream.finalResponse()).output_text).toBe('');
  });

  test('refusal is in the field of its own, in both APIs, plain and streamed', async () => {
    const refusal = expect.stringMatching(/can’t help/);
    expect((await chatWith('refusal')).choices[0]?.message).toMatchObject({ content: null, refusal });
    const chat = client.chat.completions.stream(body, withFault('refusal'));
    expect((await chat.finalChatCompletion()).choices[0]?.message.refusal).toEqual(refusal);
    const content = [{ type: 'refusal', refusal }];
    const plain = await client.responses.create({ model, input: 'soup' }, withFault('refusal'));
    expect(plain.output[0]).toMatchObject({ content });
    const stream = client.responses.stream({ model, input: 'soup' }, withFault('refusal'));
    expect((await stream.finalResponse()).output[0]).toMatchObject({ content });
  });

  test('huge is five megabytes, plain and streamed', async () => {
    expect(JSON.stringify(await recipeWith('huge')).length).toBeGreaterThan(5_000_000);
    const stream = await client.chat.completions.create({ ...body, stream: true }, withFault('huge'));
    let length = 0;
    for await (const chunk of stream) length += chunk.choices[0]?.delta.content?.length ?? 0;
    expect(length).toBeGreaterThan(5_000_000);
  });

  test('cut-stream breaks off in the middle, plain too', async () => {
    const stream = await client.chat.completions.create({ ...body, stream: true }, withFault('cut-stream'));
    let text = '';
    const reading = (async () => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    })();
    await expect(reading).rejects.toThrow();
    expect(text).toMatch(/^\{"isFood":true/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    await expect(chatWith('cut-stream')).rejects.toThrow();
    expect((await callsSeen()).calls.map(call => call.outcome)).toEqual(['cut', 'cut']);
  });

  test('slow-stream begins and takes its time', async () => {
    const stream = await client.chat.completions.create(
      { ...body, stream: true },
      withFault('slow-stream; seconds=600'),
    );
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
    await eventually(async () => expect((await callsSeen()).calls[0]?.outcome).toBe('left by the caller'));
  });
});

describe('answers that no member should see', () => {
  test('pork', async () => {
    const recipe = await recipeWith('pork');
    expect(recipe.title).toMatch(/^Pork /);
    expect(recipe.ingredientLines[0]?.item).toBe('pork shoulder');
  });

  test('wine-in-step-4', async () => {
    const { steps } = await recipeWith('wine-in-step-4');
    expect(steps[3]?.text).toMatch(/white wine/);
    expect(steps.filter(step => /wine/.test(step.text))).toHaveLength(1);
  });

  test('injected-instruction', async () => {
    expect((await recipeWith('injected-instruction')).description).toMatch(
      /IGNORE ALL PREVIOUS INSTRUCTIONS/,
    );
  });

  test('markup', async () => {
    const recipe = await recipeWith('markup');
    expect(recipe.title).toMatch(/<script>/);
    expect(recipe.steps[0]?.text).toMatch(/<iframe/);
  });

  test('urls', async () => {
    expect(JSON.stringify(await recipeWith('urls'))).toMatch(/https:\/\/spoiled\.example/);
  });

  test('echo-prompt', async () => {
    expect((await recipeWith('echo-prompt')).description).toBe(systemMessage.content);
  });

  test('not-halal-then-good listens to a correction', async () => {
    const correction = {
      role: 'user' as const,
      content: '<correction>{"found":["pork"],"instead":[]}</correction>',
    };
    await instruct({ fault: 'not-halal-then-good', times: 5 });
    const first = await client.chat.completions.create(body);
    expect(first.choices[0]?.message.content).toMatch(/pork/);
    const second = await client.chat.completions.create({
      ...body,
      messages: [...body.messages, correction],
    });
    expect(second.choices[0]?.message.content).not.toMatch(/pork/i);
    expect((await recipeWith('not-halal-then-good')).title).toMatch(/^Pork/);
  });
});

describe('the control address', () => {
  test('sets faults for so many calls, one after the other, and then all is well', async () => {
    expect((await instruct({ fault: 'server-error', times: 2 })).status).toBe(200);
    await instruct({ fault: 'rate-limit', seconds: 3 });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call++)
      statuses.push(
        await client.chat.completions.create(body).then(
          () => 200,
          error => error.status,
        ),
      );
    expect(statuses).toEqual([500, 500, 429, 200]);
  });

  test('counts the calls and shows what was sent, but no key', async () => {
    await client.chat.completions.create({ ...body, max_tokens: 3000 });
    await client.responses.create({ model, input: 'soup' }, withFault('pork'));
    const seen = await callsSeen();
    expect(seen.count).toBe(2);
    expect(seen.calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      maxTokens: 3000,
      model,
      fault: null,
      status: 200,
      outcome: 'answered',
      messages: [{ role: 'system', text: systemMessage.content }, { role: 'user' }],
    });
    expect(seen.calls[1]).toMatchObject({ path: '/v1/responses', fault: 'pork' });
    expect(JSON.stringify(seen)).not.toContain('any key');
  });

  test('shows its state, and forgets it', async () => {
    await instruct({ fault: 'silence', times: 3, seconds: 5 });
    expect(await (await fetch(chef.controlUrl)).json()).toMatchObject({
      faults: [{ name: 'silence', times: 3, seconds: 5 }],
      known: expect.arrayContaining(['wine-in-step-4']),
      calls: 0,
    });
    await fetch(chef.controlUrl, { method: 'DELETE' });
    expect(await (await fetch(chef.controlUrl)).json()).toMatchObject({ faults: [], calls: 0 });
  });

  test('refuses what it does not know', async () => {
    expect((await instruct({ fault: 'earthquake' })).status).toBe(400);
    expect((await instruct({ fault: 'pork', times: 0 })).status).toBe(400);
    expect((await fetch(chef.controlUrl, { method: 'POST', body: '{"fault":"pork"}' })).status).toBe(415);
    expect((await fetch(chef.controlUrl, { method: 'PUT' })).status).toBe(405);
    await expect(chatWith('earthquake')).rejects.toMatchObject({ status: 400 });
  });
});
