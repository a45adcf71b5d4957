import { z } from 'zod';
import { namedSchemas } from './named-schemas.ts';

/** As much of JSON Schema as zod writes. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  [keyword: string]: unknown;
}

const componentAddress = '#/components/schemas/';

/** Zod closes what it describes as an answer; ours may gain fields at any time. */
function leaveOpen({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  if (zodSchema._zod.def.type !== 'object' || zodSchema._zod.def.catchall) return;
  Reflect.deleteProperty(jsonSchema, 'additionalProperties');
}

/** A whole number is one that JSON carries exactly: that needs no saying in each place. */
function withoutSafeIntegers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSafeIntegers);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, limit]) =>
      !(key === 'maximum' && limit === Number.MAX_SAFE_INTEGER) &&
      !(key === 'minimum' && limit === Number.MIN_SAFE_INTEGER),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutSafeIntegers(inner)]));
}

/** Names refer to the components of a document, and no longer to what zod keeps beside each schema. */
function toComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', componentAddress)
        : toComponents(inner),
    ]),
  );
}

type Direction = 'input' | 'output';

const common = { unrepresentable: 'any', override: leaveOpen } as const;

/** A schema by itself, as JSON Schema of draft 7, which AsyncAPI reads: nothing may stand beside a reference there. */
export function plainSchema(schema: z.ZodType, io: Direction): JsonSchema {
  const made = z.toJSONSchema(schema, { ...common, io, target: 'draft-07' });
  // A parsed edge: zod's own description, narrowed to the keywords that it uses here.
  const { $schema: _, ...rest } = withoutSafeIntegers(made) as JsonSchema;
  return rest;
}

/** Writes schemas as JSON Schema, and keeps those that have a name for the document's components. */
export function schemaWriter() {
  const components: Record<string, JsonSchema> = {};

  function add(name: string, schema: JsonSchema): void {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${name} is another one sent than answered: name one of the two apart`);
    components[name] = schema;
  }

  /** `input` is what a caller sends, before it is read; `output` what is answered. */
  function write(schema: z.ZodType, io: Direction): JsonSchema {
    const made = z.toJSONSchema(schema, { ...common, io, metadata: namedSchemas });
    // The same parsed edge.
    const { $schema: _, $defs = {}, ...root } = toComponents(withoutSafeIntegers(made)) as JsonSchema;
    for (const [name, part] of Object.entries($defs)) add(name, part);
    return root;
  }

  return { write, components };
}

export type SchemaWriter = ReturnType<typeof schemaWriter>;
