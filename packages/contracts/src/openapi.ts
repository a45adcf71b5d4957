import { z } from 'zod';
import { api } from './api/api.ts';
import type { ApiCall, ApiTable } from './api/api-table.ts';
import { RefusedFinding } from './api/recipe.ts';
import { apiPrefix } from './constants/addresses.ts';
import { brand } from './constants/brand.ts';
import { type ProblemCode, problems } from './problems.ts';

/** Refusals that any call may give, by what it takes and who may make it. */
function refusalsOf(call: ApiCall): ProblemCode[] {
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

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const json = (schema: object) => ({ 'application/json': { schema } });

const binary = { type: 'string', format: 'binary' };

/** A form's one file stands beside its texts. */
function formSchema(call: ApiCall, texts: z.ZodType) {
  const { properties = {}, ...rest } = jsonSchema(texts, 'input') as { properties?: object };
  return { ...rest, properties: { ...properties, ...(call.file ? { [call.file]: binary } : {}) } };
}

function bodyOf(call: ApiCall): object {
  if (!call.body) return {};
  const content =
    call.takes === 'bytes'
      ? { 'application/json': { schema: {} } }
      : call.takes === 'form'
        ? { 'multipart/form-data': { schema: formSchema(call, call.body) } }
        : json(jsonSchema(call.body, 'input'));
  return { requestBody: { required: true, content } };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const redirect = {
  description: 'Leads the browser on',
  headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
};

function answersOf(call: ApiCall) {
  const content =
    call.gives === 'content' ? { '*/*': { schema: binary } } : json(jsonSchema(call.answer, 'output'));
  const done = { description: 'Done', content };
  const answers: Record<string, object> = { [call.status]: call.status === 302 ? redirect : done };
  for (const code of refusalsOf(call)) {
    const { status, message } = problems[code];
    const line = `\`${code}\`: ${message}`;
    const known = answers[status] as { description: string } | undefined;
    answers[status] = {
      description: known ? `${known.description}\n\n${line}` : line,
      content: json({ $ref: '#/components/schemas/Problem' }),
    };
  }
  return answers;
}

function securityOf({ access, takesOneTimeToken }: ApiCall) {
  if (access === 'public') return {};
  return { security: [{ bearer: [] }, ...(takesOneTimeToken ? [{ oneTimeToken: [] }] : [])] };
}

function operationOf(call: ApiCall) {
  return {
    summary: call.summary,
    tags: [call.slice],
    description: call.access === 'public' ? 'Open to every caller.' : `For: ${call.access}.`,
    ...securityOf(call),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...bodyOf(call),
    responses: answersOf(call),
  };
}

const problemSchema = {
  type: 'object',
  required: ['error', 'message', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'the sentence for people' },
    message: { type: 'string', description: 'the same sentence' },
    code: { type: 'string', enum: Object.keys(problems) },
    requestId: { type: 'string' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          finding: jsonSchema(RefusedFinding, 'output'),
        },
      },
    },
  },
};

/** The OpenAPI 3.1 description of a table of calls. */
export function openApi(table: ApiTable = api) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, call] of Object.entries(table)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: brand.description },
    servers: [{ url: apiPrefix }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        oneTimeToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Of a sign-in with Google: good for one minute, once, in the browser that signed in.',
        },
      },
    },
  };
}
