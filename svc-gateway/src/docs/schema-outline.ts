import { html, type Markup } from '../html/html.ts';
import type { Schema } from './description.ts';

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const isNull = (schema: Schema) => schema.type === 'null';

const choicesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf;

const numberLimit = (value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

function limitsOf({ type, minLength, maxLength, minimum, maximum }: Schema): string {
  const isText = type === 'string';
  const least = isText ? minLength : numberLimit(minimum);
  const most = isText ? maxLength : numberLimit(maximum);
  const unit = isText ? ' characters' : '';
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `, at least ${least}${unit}`;
  if (least === undefined) return `, at most ${most}${unit}`;
  return `, ${least} to ${most}${unit}`;
}

const plainNames: Record<string, string> = {
  'date-time': 'date and time',
  email: 'e-mail address',
  uri: 'address',
  binary: 'file',
};

/** In one line: 'text, 8 to 256 characters', 'list of objects', 'whole number or nothing'. */
export function typeOf(schema: Schema): string {
  const choices = choicesOf(schema);
  if (choices) return choices.map(choice => (isNull(choice) ? 'null' : typeOf(choice))).join(' or ');
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(quoted).join(', ')}`;
  if (Array.isArray(schema.type)) return schema.type.map(type => typeOf({ ...schema, type })).join(' or ');
  if (schema.type === 'array') return `list of: ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'integer') return `whole number${limitsOf(schema)}`;
  if (schema.type === 'string') return `${plainNames[schema.format ?? ''] ?? 'text'}${limitsOf(schema)}`;
  return schema.type ?? 'anything';
}

/** One object that is described in parts, as a form with its file beside the texts. */
const joined = (parts: Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  required: parts.flatMap(({ required = [] }) => required),
});

/** The object within: itself, what a list holds, or what stands beside null. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.allOf) return joined(schema.allOf);
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  return choicesOf(schema)?.find(choice => objectIn(choice));
}

const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false;

/** A schema's fields, those of its objects below them. */
export function schemaOutline(schema: Schema): Markup {
  const inner = objectIn(schema);
  if (!inner?.properties) return html`<p class="type">${typeOf(schema)}</p>`;
  const fields = Object.entries(inner.properties).map(
    ([name, field]) => html`
<li><code>${name}</code> <span class="type">${typeOf(field)}</span>${
      isRequired(inner, name) ? undefined : html` <span class="optional">optional</span>`
    }${field.description ? html` <span class="note">${field.description}</span>` : undefined}${
      objectIn(field) ? schemaOutline(field) : undefined
    }</li>`,
  );
  return html`<ul class="fields">${fields}</ul>`;
}
