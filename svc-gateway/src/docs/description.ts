import { asyncApi, openApi } from '@sufra/contracts';
import { z } from 'zod';

/** As much of JSON Schema as the contracts use. */
export interface Schema {
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
}

const JsonSchema = z.custom<Schema>(value => typeof value === 'object' && value !== null);
const Content = z.record(z.string(), z.object({ schema: JsonSchema }));

const Operation = z.object({
  summary: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean(),
      description: z.string().optional(),
      schema: JsonSchema,
    }),
  ),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
});
export type Operation = z.infer<typeof Operation>;

const Description = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});
export type Description = z.infer<typeof Description>;

const Components = z.object({ schemas: z.record(z.string(), JsonSchema) });

/** With each schema in the place where it is referred to by its name, as a reader sees it. */
function inPlace(value: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map(item => inPlace(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Schema;
  const named = $ref === undefined ? undefined : schemas[$ref.replace(/^.*\//, '')];
  const entries = Object.entries({ ...named, ...rest });
  return Object.fromEntries(entries.map(([key, inner]) => [key, inPlace(inner, schemas)]));
}

export const openApiText = JSON.stringify(openApi());

export const asyncApiText = () => JSON.stringify(asyncApi());

function readDescription(text: string): Description {
  const document: unknown = JSON.parse(text);
  const { components } = z.object({ components: Components }).parse(document);
  return Description.parse(inPlace(document, components.schemas));
}

/** The same description, as far as the page shows it. */
export const description = readDescription(openApiText);
