import { afterEach, expect, test } from '@jest/globals';
import { openPreparer } from './open-preparer.ts';
import type { Draft } from './prepare-post.ts';

const aDraft = (content: string): Draft => ({
  written: { title: 'Olives', content, tags: [], metaTitle: '', metaDescription: '' },
  pictures: [],
});

let preparer = openPreparer();
afterEach(() => preparer.stop());

test('posts come back prepared, each its own, also when many come at once', async () => {
  const contents = ['one', 'two', 'three'].map(word => `<div>${word}</div>`);
  const prepared = await Promise.all(contents.map(content => preparer.prepare(aDraft(content))));
  expect(prepared.map(({ fields }) => fields.content)).toEqual(['one', 'two', 'three']);
});

test('a post that fails fails alone: the next is prepared', async () => {
  const broken = aDraft('<p>a</p>');
  Object.assign(broken.written, { content: 7 });
  const both = await Promise.allSettled([preparer.prepare(broken), preparer.prepare(aDraft('<p>b</p>'))]);
  expect(both).toMatchObject([
    { status: 'rejected', reason: { message: expect.stringContaining('not a function') } },
    { status: 'fulfilled', value: { fields: { content: '<p>b</p>' } } },
  ]);
});

test('a post that takes too long is given up, and its sender told to come again', async () => {
  preparer = openPreparer({ maxMs: 1 });
  await expect(preparer.prepare(aDraft('<b>'.repeat(60_000)))).rejects.toMatchObject({
    code: 'service_unavailable',
    retryAfterSeconds: 10,
  });
});

test('a thread that is stopped keeps no post waiting', async () => {
  preparer = openPreparer();
  await preparer.prepare(aDraft('<p>a</p>'));
  const waiting = preparer.prepare(aDraft('<b>'.repeat(60_000)));
  const outcome = expect(waiting).rejects.toThrow('ended before it answered');
  // Once it is on its way.
  await new Promise(resolve => setImmediate(resolve));
  await preparer.stop();
  await outcome;
});
