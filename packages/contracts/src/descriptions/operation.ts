import type { z } from 'zod';
import type { ApiCall } from '../api/api-table.ts';
import { type ProblemCode, problems } from '../problems.ts';
import type { JsonSchema, SchemaWriter } from './json-schema.ts';
import { operationId } from './operation-id.ts';

/** Refusals that any call may give, by what it takes and who may make it. */
export function refusalsOf(call: ApiCall): ProblemCode[] {
  const takesInput = call.body ?? call.query ?? call.params;
  return [
    ...(takesInput ? (['invalid_request'] as const) : []),
    ...(call.access === 'public' ? [] : (['unauthorized'] as const)),
    ...(call.access === 'moderator' || call.access === 'admin' ? (['forbidden'] as const) : []),
    ...(call.asksSecondFactor ? (['second_factor_required'] as const) : []),
    ...call.problems,
    'too_many_requests',
    'service_unavailable',
  ];
}

const json = (schema: object) => ({ 'application/json': { schema } });

const binary = { type: 'string', format: 'binary' };

const described = (text: string | undefined) => (text === undefined ? {} : { description: text });

/** A form's one file stands beside its texts. */
function formSchema({ file }: ApiCall, texts: JsonSchema): JsonSchema {
  if (!file) return texts;
  const beside = { type: 'object', properties: { [file]: binary } };
  return texts.$ref
    ? { allOf: [texts, beside] }
    : { ...texts, properties: { ...texts.properties, [file]: binary } };
}

function bodyOf(call: ApiCall, { write }: SchemaWriter): object {
  if (!call.body) return {};
  const content =
    call.takes === 'bytes'
      ? json({})
      : call.takes === 'form'
        ? { 'multipart/form-data': { schema: formSchema(call, write(call.body, 'input')) } }
        : json(write(call.body, 'input'));
  return { requestBody: { required: !call.body.safeParse(undefined).success, content } };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', { write }: SchemaWriter) {
  if (!schema) return [];
  const { properties = {}, required = [] } = write(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...described(description),
    schema: property,
  }));
}

const redirect = {
  description: 'Leads the browser on',
  headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
};

function answersOf(call: ApiCall, { write }: SchemaWriter, problem: JsonSchema) {
  const content = () =>
    call.gives === 'content' ? { '*/*': { schema: binary } } : json(write(call.answer, 'output'));
  const answers: Record<string, { description: string; content?: object }> = {
    [call.status]: call.status === 302 ? redirect : { description: 'Done', content: content() },
  };
  for (const code of refusalsOf(call)) {
    const { status, message } = problems[code];
    const line = `\`${code}\`: ${message}`;
    const known = answers[status];
    answers[status] = {
      description: known ? `${known.description}\n\n${line}` : line,
      content: json(problem),
    };
  }
  return answers;
}

function securityOf({ access, takesOneTimeToken }: ApiCall) {
  // An empty list says that no token is asked for; none at all would leave it open.
  if (access === 'public') return [];
  return [{ bearer: [] }, ...(takesOneTimeToken ? [{ oneTimeToken: [] }] : [])];
}

interface Described {
  key: string;
  call: ApiCall;
  writer: SchemaWriter;
  problem: JsonSchema;
}

export const operationOf = ({ key, call, writer, problem }: Described) => ({
  operationId: operationId(key),
  summary: call.summary,
  tags: [call.slice],
  description: call.access === 'public' ? 'Open to every caller.' : `For: ${call.access}.`,
  security: securityOf(call),
  parameters: [...parametersOf(call.params, 'path', writer), ...parametersOf(call.query, 'query', writer)],
  ...bodyOf(call, writer),
  responses: answersOf(call, writer, problem),
});
