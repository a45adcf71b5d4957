/** As much of JSON Schema as the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  'x-extensible-enum'?: unknown[];
}

const union = (types: string[]) => [...new Set(types)].join(' | ');

const literals = (values: unknown[]) => union(values.map(value => JSON.stringify(value)));

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text);

export const propertyName = (name: string) => (isName(name) ? name : JSON.stringify(name));

const remark = ({ description }: Schema) =>
  description ? `/** ${description.replaceAll('*/', '*\\/')} */ ` : '';

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return typeof additionalProperties === 'object'
      ? `Record<string, ${typeOf(additionalProperties)}>`
      : 'Record<string, unknown>';
  const members = Object.entries(properties).map(
    ([name, schema]) =>
      `${remark(schema)}${propertyName(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return `{ ${members.join(' ')} }`;
}

function ofType(type: string, schema: Schema): string {
  if (type === 'object') return objectType(schema);
  if (type === 'array') return `Array<${schema.items ? typeOf(schema.items) : 'unknown'}>`;
  if (type === 'string') return schema.format === 'binary' ? 'Blob' : 'string';
  return type === 'integer' ? 'number' : type;
}

/** A schema as a TypeScript type; a named one by its name. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '');
  if (schema.const !== undefined) return literals([schema.const]);
  if (schema.enum) return literals(schema.enum);
  // More values may come: these are offered while typing, and any other is a text, too.
  if (schema['x-extensible-enum']) return `${literals(schema['x-extensible-enum'])} | (string & {})`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(typeOf));
  if (schema.allOf) return schema.allOf.map(part => `(${typeOf(part)})`).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map(type => ofType(type, schema)));
  return schema.type === undefined ? 'unknown' : ofType(schema.type, schema);
}
