import { expect, test } from '@jest/globals';
import { type ApiCall, api } from '@sufra/contracts';
import { z } from 'zod';
import { issueWords } from './issue-words.ts';

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueWords }).error?.issues.map(({ message }) => message);

test.each([
  [z.string(), undefined, 'This is required.'],
  [z.string(), 7, 'This must be text.'],
  [z.array(z.string()), 'x', 'This must be a list.'],
  [z.enum(['a', 'b', 'c']), 'd', 'This must be one of a, b and c.'],
  [z.literal(2), 3, 'This must be 2.'],
  [z.string().max(3), 'four', 'This must have at most 3 characters.'],
  [z.array(z.string()).min(1), [], 'This must have at least 1 entry.'],
  [z.number().max(9), 10, 'This must be at most 9.'],
  [z.email(), 'x', 'This must be an e-mail address.'],
  [z.strictObject({}), { more: 1 }, 'No field has the name more.'],
  [z.string('In words of its own.'), 7, 'In words of its own.'],
])('%# a fault is said in plain words', (schema, value, words) => {
  expect(wordsFor(schema, value)).toEqual([words]);
});

// What zod says by itself is for programmers.
const jargon = /invalid input|expected|received|too (big|small)|undefined|nan\b|unrecognized|>=|<=/i;
const wrong = [undefined, null, 7, 'x', [], {}, true, [7], Number.NaN];

test.each(Object.entries<ApiCall>(api))('%s refuses what is wrong without jargon', (_key, call) => {
  const schemas = [call.params, call.query, call.body].filter(schema => schema !== undefined);
  const said = schemas.flatMap(schema => {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const values = wrong.flatMap(value => [
      value,
      Object.fromEntries(fields.map(name => [name, value])),
      ...fields.map(name => ({ [name]: value })),
    ]);
    return values.flatMap(value => wordsFor(schema, value) ?? []);
  });
  expect(said.filter(words => jargon.test(words))).toEqual([]);
});
