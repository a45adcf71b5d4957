import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { api } from './api.ts';
import type { ApiCall } from './api-table.ts';
import { ownWords } from './own-words.ts';

type Schema = z.core.$ZodType;
interface Field {
  path: string;
  schema: Schema;
}

const secret = 'compared as it is, and shown to no one';
const token = 'ours or of no use: compared, and never shown';
const google = 'read by the exchange with Google alone; a page says its own sentence of a failure';
const address = 'a part of an address that is looked up: what is there has such a sign in none';

/** Fields that take such a sign, and why no page ever shows it. */
const exceptions: Record<string, string> = {
  ...{ 'body.password': secret, 'body.currentPassword': secret, 'body.newPassword': secret },
  ...{ 'body.token': token, 'params.token': token, 'body.pending': token, 'body.setup': token },
  ...{ 'query.code': google, 'query.state': google, 'query.iss': google },
  ...{ 'query.error': google, 'query.error_description': google },
  'body.passkey.response.transports[]': 'handed back to the browser, which knows its words or passes over it',
  'body.eventId': 'looked up among parked events',
  'body.priceId': 'looked up among the prices',
  'query.after': 'where a list goes on, as the answer before said; any other is refused when it is read',
  ...{ 'query.path': address, 'params.file': address, 'params.id': address, 'params.post': address },
};

const def = (schema: Schema) => schema._zod.def as unknown as Record<string, unknown> & { type: string };
const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

/** The schema that sees what is sent first. */
const firstOf = (schema: Schema): Schema => {
  const { type, in: first } = def(schema);
  return type === 'pipe' && isSchema(first) ? firstOf(first) : schema;
};

const wrappers = ['optional', 'default', 'nullable', 'catch', 'prefault', 'readonly', 'nonoptional'];
const withoutTexts = ['number', 'boolean', 'enum', 'literal', 'null', 'transform', 'custom', 'date'];

/** Every text that a schema takes. One that is made into something else is a field as a whole, and what it is made into is looked at too. */
function textsOf(schema: Schema, path: string): Field[] {
  const { type, innerType, in: first, out, shape, element, options } = def(schema);
  if (withoutTexts.includes(type)) return [];
  if (wrappers.includes(type)) return textsOf(innerType as Schema, path);
  switch (type) {
    case 'string':
      return [{ path, schema }];
    case 'pipe':
      return def(firstOf(schema)).type === 'string'
        ? [{ path, schema }, ...textsOf(out as Schema, path).filter(field => field.path !== path)]
        : [...textsOf(first as Schema, path), ...textsOf(out as Schema, path)];
    case 'object':
      return Object.entries(shape as Record<string, Schema>).flatMap(([name, part]) =>
        textsOf(part, `${path}.${name}`),
      );
    case 'array':
      return textsOf(element as Schema, `${path}[]`);
    case 'union':
      return (options as Schema[]).flatMap(option => textsOf(option, path));
    default:
      throw new Error(`${path} is of a kind that this test does not know: ${type}`);
  }
}

/** What passes patterns of many kinds: words, a path, an address of a page or of a mailbox, a list as text. */
const turned = [
  ...['a\u202eb', '\u202ea', 'a\u202e', '/a\u202eb', '/\u202e', '1\u202e', '12\u202e', '"a\u202eb"'],
  ...['https://example.com/\u202e', 'a\u202eb@example.com', 'a@example.com\u202e', '["a\u202eb"]', '\u2067a'],
];
const holdsTurning = (value: unknown) => /[\u202a-\u202e\u2066-\u2069]/.test(JSON.stringify(value) ?? '');

const lets = ({ schema }: Field) =>
  turned.some(text => {
    const read = (schema as z.ZodType).safeParse(text);
    return read.success && holdsTurning(read.data);
  });

const fields = Object.entries<ApiCall>(api).flatMap(([call, taken]) =>
  (['params', 'query', 'body'] as const).flatMap(part => {
    const schema = taken[part];
    return schema ? textsOf(schema, part).map(field => ({ ...field, call })) : [];
  }),
);

test('no call takes a text that could turn the page round it, but for those that no page shows', () => {
  const open = fields.filter(lets).filter(({ path }) => !(path in exceptions));
  expect(open.map(({ call, path }) => `${call} ${path}`)).toEqual([]);
});

test('each exception is one still', () => {
  const open = new Set(fields.filter(lets).map(({ path }) => path));
  expect(Object.keys(exceptions).filter(path => !open.has(path))).toEqual([]);
});

test('the fields that people write most are among those that were looked at', () => {
  const paths = new Set(fields.map(({ call, path }) => `${call} ${path}`));
  for (const path of [
    'POST /recipes body.title',
    'POST /recipes body.ingredients[]',
    'PUT /recipes/{id} body.instructions[]',
    'PATCH /recipes/{id} body.note',
    'POST /recipes/generate-openai body.userPrompt',
    'POST /blogs body.content',
    'POST /blogs body.tags[]',
    'PATCH /auth/me body.name',
  ])
    expect(paths).toContain(path);
});

describe('a field is found out', () => {
  test.each<[string, z.ZodType]>([
    ['alone', z.string()],
    ['in a list', z.array(z.string().trim())],
    ['deep inside', z.object({ a: z.array(z.object({ b: z.string().max(3).optional() })) })],
    ['behind a pattern', z.string().regex(/^\/\P{Cc}*$/u)],
    [
      'in a list that comes as text',
      z
        .string()
        .transform(text => text.split(','))
        .pipe(z.array(z.string())),
    ],
    ['that is cut off too late', z.string().transform(text => `${text}.`)],
  ])('%s', (_what, schema) => {
    expect(textsOf(schema, 'body').some(lets)).toBe(true);
  });
  test('and one of own words is none', () => {
    expect(textsOf(z.object({ a: z.array(ownWords().trim()) }), 'body').some(lets)).toBe(false);
  });
});
