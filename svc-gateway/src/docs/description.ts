import { openApi } from '@sufra/contracts';
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
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: JsonSchema }),
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

export const openApiText = JSON.stringify(openApi());

/** The same description, as far as the page shows it. */
export const description: Description = Description.parse(JSON.parse(openApiText));
