import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { api } from './api.ts';
import type { ApiCall } from './api-table.ts';
import { orStop } from './or-stop.ts';

type Check = z.core.$ZodCheck['_zod']['def'] & { pattern?: RegExp };

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value && value instanceof z.core.$ZodType;

function partsOf(value: unknown): z.core.$ZodType[] {
  if (isSchema(value)) return [value];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(partsOf);
}

/** A schema and all that it is made of. */
const allOf = (schema: z.core.$ZodType): z.core.$ZodType[] => [
  schema,
  ...partsOf(
    Object.fromEntries(Object.entries(schema._zod.def).filter(([name]) => name !== 'checks')),
  ).flatMap(allOf),
];

/** In their order; a format such as `z.email()` is the first check of its own. */
const checksOf = ({ _zod }: z.core.$ZodType): Check[] => [
  ...('check' in _zod.def ? [_zod.def as unknown as Check] : []),
  ...(_zod.def.checks ?? []).map(check => check._zod.def),
];

/** A pattern without an endless part looks at so many characters and no more. */
const isShort = ({ pattern }: Check) => pattern !== undefined && !/[*+]|,\}/.test(pattern.source);
const mayCost = ({ check }: Check) => ['string_format', 'custom'].includes(check);
const hasLength = ({ _zod: { def } }: z.core.$ZodType) => def.type === 'string' || def.type === 'array';

/** What lets a check meet a text that another one has found too long, or that none has measured. */
function faultsIn(schema: z.core.$ZodType): string[] {
  return allOf(schema).flatMap(part => {
    const { type } = part._zod.def;
    const checks = checksOf(part).filter(({ check }) => check !== 'overwrite');
    const faults = checks
      .filter(({ check, abort }) => (check.includes('length') || mayCost({ check })) && !abort)
      .map(({ check }) => `${check} of ${type} goes on after a fault`);
    if (!hasLength(part) || checks.some(isShort)) return faults;
    const measured = checks.findIndex(({ check }) => check === 'max_length' || check === 'length_equals');
    if (measured === -1) return [...faults, `${type} may have any length`];
    const early = checks.slice(0, measured).filter(mayCost);
    return [...faults, ...early.map(({ check }) => `${check} of ${type} comes before its length`)];
  });
}

test.each(Object.entries<ApiCall>(api))(
  'all that %s takes is measured first, and what is too long meets no other check',
  (_key, { params, query, body }) => {
    const taken = [params, query, body].filter(schema => schema !== undefined);
    expect(taken.flatMap(faultsIn)).toEqual([]);
  },
);

describe('a schema is found out', () => {
  const stops = orStop();
  test.each<[string, z.ZodType]>([
    ['without a length', z.string()],
    ['without a length in a list', z.array(z.string()).max(3, stops)],
    ['of a list without a length', z.array(z.string().max(3, stops))],
    ['with a refinement alone', z.string().refine(() => true, stops)],
    ['with an endless pattern alone', z.string().regex(/^a*$/, stops)],
    ['with a length that does not stop', z.string().max(3)],
    [
      'with a refinement before its length',
      z
        .string()
        .refine(() => true, stops)
        .max(3, stops),
    ],
    ['with a pattern before its length', z.string().trim().regex(/^a+$/, stops).max(3, stops)],
    ['with a format before its length', z.email(stops).max(3, stops)],
    [
      'with a pattern that does not stop',
      z
        .string()
        .max(3, stops)
        .regex(/a/)
        .refine(() => true, stops),
    ],
    [
      'inside others',
      z.object({ a: z.union([z.number(), z.object({ b: z.string().max(3) }).nullable()]).optional() }),
    ],
    [
      'behind a transformation',
      z.string().max(3, stops).transform(String).pipe(z.string().regex(/^a*$/, stops)),
    ],
    ['with a default', z.string().default('')],
    ['whose whole is refined', z.object({ a: z.string().max(3, stops) }).refine(() => true)],
  ])('%s', (_what, schema) => {
    expect(faultsIn(schema)).not.toEqual([]);
  });
});

test('no refinement sees what is too long', () => {
  let seen = 0;
  const schema = z
    .string()
    .max(3, orStop('too long'))
    .refine(() => ++seen > 0, orStop());
  expect(schema.safeParse('abcd').error?.issues.map(({ message }) => message)).toEqual(['too long']);
  expect(
    z
      .object({ a: schema })
      .refine(() => ++seen > 0)
      .safeParse({ a: 'abcd' }).success,
  ).toBe(false);
  expect(seen).toBe(0);
});
