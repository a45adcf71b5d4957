import { propertyName, type Schema, typeOf } from './type-of.ts';

type Content = Record<string, { schema: Schema }>;

interface Operation {
  summary: string;
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface ApiDescription {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

function parametersIn(place: string, { parameters }: Operation): string[] {
  const found = parameters.filter(parameter => parameter.in === place);
  if (found.length === 0) return [];
  const type = typeOf({
    type: 'object',
    properties: Object.fromEntries(
      found.map(({ name, description, schema }) => [name, description ? { ...schema, description } : schema]),
    ),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  });
  return [`${place === 'path' ? 'params' : 'query'}: ${type};`];
}

function bodyIn({ requestBody }: Operation): string[] {
  if (!requestBody) return [];
  const [kind = '', { schema } = { schema: {} }] = Object.entries(requestBody.content)[0] ?? [];
  const name = kind === 'multipart/form-data' ? 'form' : 'body';
  return [`${name}${requestBody.required ? '' : '?'}: ${typeOf(schema)};`];
}

/** A call of a browser alone, which is led elsewhere, is none for a program. */
function callType(key: string, operation: Operation): string[] {
  const done = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const schema = Object.values(done?.[1].content ?? {})[0]?.schema;
  if (!schema) return [];
  const parts = [
    ...parametersIn('path', operation),
    ...parametersIn('query', operation),
    ...bodyIn(operation),
    `answer: ${typeOf(schema)};`,
  ];
  return [`  /** ${operation.summary} */\n  ${propertyName(key)}: { ${parts.join(' ')} };`];
}

/** The description of the API as TypeScript declarations: a type for each named schema, and the table of calls. */
export function writeDeclarations({ paths, components }: ApiDescription): string {
  const named = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      callType(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  return `${named.join('\n\n')}\n\nexport interface Calls {\n${calls.join('\n')}\n}\n`;
}
