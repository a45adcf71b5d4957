import type { ContractCall, JsonSchema } from '@sufra/contracts';
import { type Side, schemaFaults } from './schema-faults.ts';

export interface KnownCall {
  call: ContractCall;
  schemas: Readonly<Record<string, JsonSchema>>;
}

const doors = ['public', 'member', 'moderator', 'admin'] as const;

const nothing: JsonSchema = { type: 'object', properties: {} };

const side = ({ schemas }: KnownCall, schema: JsonSchema): Side => ({ schema, schemas });

const sentences = (what: string, faults: { path: string; says: string }[]) =>
  faults.map(({ path, says }) => `${what}${path === '' ? '' : ` field ${path}`} ${says}`);

function sentFaults(caller: KnownCall, service: KnownCall): string[] {
  const faultsIn = (what: string, given: JsonSchema, expected: JsonSchema) =>
    sentences(
      what,
      schemaFaults({
        given: side(caller, given),
        expected: side(service, expected),
        isChecked: true,
        isHeard: true,
      }),
    );
  const query = faultsIn('the query', caller.call.query ?? nothing, service.call.query ?? nothing);
  const [sent, taken] = [caller.call.body, service.call.body];
  if (!taken) return sent ? [...query, 'the body is no longer taken'] : query;
  if (!sent) return taken.required ? [...query, 'the body has to be sent'] : query;
  if (sent.kind !== taken.kind)
    return [...query, `the body has to be ${taken.kind}, and ${sent.kind} is sent`];
  const missing = taken.required && !sent.required ? ['the body has to be sent'] : [];
  return [...query, ...missing, ...faultsIn('the body', sent.schema, taken.schema)];
}

function answerFaults(caller: KnownCall, service: KnownCall): string[] {
  const [given, expected] = [service.call.answer, caller.call.answer];
  if (given.kind !== expected.kind) return [`the answer is ${given.kind}, and ${expected.kind} is read`];
  const faultsIn = (what: string, comes: JsonSchema, read: JsonSchema) =>
    sentences(
      what,
      schemaFaults({
        given: side(service, comes),
        expected: side(caller, read),
        isChecked: false,
        isHeard: false,
      }),
    );
  const news = Object.entries(caller.call.news ?? {}).flatMap(([name, read]) => {
    const comes = service.call.news?.[name];
    return comes ? faultsIn(`the news ${name}`, comes, read) : [`the news ${name} is gone`];
  });
  return [...faultsIn('the answer', given.schema, expected.schema), ...news];
}

/** Why a caller who knows a call as it is written on the one side would fail with the service on the other. */
export function callFaults(caller: KnownCall, service: KnownCall): string[] {
  const isClosed = doors.indexOf(service.call.access) > doors.indexOf(caller.call.access);
  return [
    ...(isClosed ? [`it is for each ${service.call.access} alone`] : []),
    ...sentFaults(caller, service),
    ...answerFaults(caller, service),
  ];
}

/** Callers know an address by its form: what a parameter is called, they never send. */
export const addressOf = (key: string) => key.replaceAll(/\{\w+\}/g, '{}');
