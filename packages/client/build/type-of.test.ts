import { expect, test } from '@jest/globals';
import { type Schema, typeOf } from './type-of.ts';

test.each<[Schema, string]>([
  [{ $ref: '#/components/schemas/Recipe' }, 'Recipe'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'integer' }, 'number'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ type: 'string', 'x-extensible-enum': ['a'] }, '"a" | (string & {})'],
  [{ type: 'string', format: 'binary' }, 'Blob'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, 'Array<string | null>'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{}, 'unknown'],
  [
    {
      type: 'object',
      required: ['a-b'],
      properties: { 'a-b': { type: 'string', description: 'of */ it' }, c: { const: 1 } },
    },
    '{ /** of *\\/ it */ "a-b": string; c?: 1; }',
  ],
])('%j is the type %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});
