import type { z } from 'zod';
import type { ApiCall, ApiTable } from '../api/api-table.ts';
import { type SchemaWriter, schemaWriter } from '../descriptions/json-schema.ts';
import type { ContractCall } from './slice-contract.ts';

const anything = {};

function bodyOf(call: ApiCall, { write }: SchemaWriter): Pick<ContractCall, 'body'> {
  if (!call.body) return {};
  if (call.takes === 'bytes') return { body: { kind: 'bytes', required: true, schema: anything } };
  const schema = write(call.body, 'input');
  const required = !call.body.safeParse(undefined).success;
  if (call.takes !== 'form') return { body: { kind: 'json', required, schema } };
  const file = call.file ? { [call.file]: { type: 'string', format: 'binary' } } : {};
  return {
    body: { kind: 'form', required, schema: { allOf: [schema, { type: 'object', properties: file }] } },
  };
}

function answerOf(call: ApiCall, { write }: SchemaWriter): ContractCall['answer'] {
  if (call.status === 302) return { kind: 'redirect', schema: anything };
  if (call.gives === 'content') return { kind: 'content', schema: anything };
  return { kind: 'json', schema: write(call.answer, 'output') };
}

const written = (part: 'params' | 'query', schema: z.ZodObject | undefined, { write }: SchemaWriter) =>
  schema ? { [part]: write(schema, 'input') } : {};

function contractCall(call: ApiCall, writer: SchemaWriter): ContractCall {
  // What a stream refuses is a problem, as before it: codes are open, and no part of what is held to.
  const { problem: _, ...news } = call.events ?? {};
  return {
    slice: call.slice,
    access: call.access,
    ...written('params', call.params, writer),
    ...written('query', call.query, writer),
    ...bodyOf(call, writer),
    answer: answerOf(call, writer),
    ...(call.events && {
      news: Object.fromEntries(
        Object.entries(news).map(([name, schema]) => [name, writer.write(schema, 'output')]),
      ),
    }),
  };
}

/** Some calls of a table, with the shapes that they name. */
export function contractOfCalls(table: ApiTable, isWanted: (key: string, call: ApiCall) => boolean) {
  const writer = schemaWriter();
  const calls = Object.entries(table)
    .filter(([key, call]) => isWanted(key, call))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, call]) => [key, contractCall(call, writer)] as const);
  const schemas = Object.entries(writer.components).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { calls: Object.fromEntries(calls), schemas: Object.fromEntries(schemas) };
}
