import type { JsonSchema } from '@sufra/contracts';

export interface Side {
  schema: JsonSchema;
  /** The shapes that it names. */
  schemas: Readonly<Record<string, JsonSchema>>;
}

interface Question {
  /** What may come. */
  given: Side;
  /** What is counted on. */
  expected: Side;
  /** Whether lengths, patterns and forms of texts count: for what checks all that comes. */
  isChecked: boolean;
  /** Whether a field that is given and not expected is lost, and with it what it was meant to say. */
  isHeard: boolean;
}

export interface Fault {
  path: string;
  /** "is gone", "may be null": with the path it is a sentence. */
  says: string;
}

const resolved = ({ schema, schemas }: Side): JsonSchema => {
  const name = schema.$ref?.replace(/^.*\//, '');
  return name === undefined ? schema : (schemas[name] ?? {});
};

const isOneOf = (schema: JsonSchema) => schema.anyOf ?? schema.oneOf;

/** Each form that a value may have, a type with its null taken apart. */
function formsOf(side: Side): Side[] {
  const schema = resolved(side);
  const inside = (one: JsonSchema): Side => ({ schema: one, schemas: side.schemas });
  const choices = isOneOf(schema);
  if (choices) return choices.flatMap(one => formsOf(inside(one)));
  if (Array.isArray(schema.type)) return schema.type.map(type => inside({ ...schema, type }));
  // A text may have several patterns, which stand apart; an object its file beside its texts.
  if (schema.allOf && schema.type === undefined)
    return [inside(joined(schema.allOf.map(one => resolved(inside(one)))))];
  return [inside(schema)];
}

const joined = (parts: JsonSchema[]): JsonSchema => ({
  type: 'object',
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  required: parts.flatMap(({ required = [] }) => required),
});

const valuesOf = ({ enum: values, const: value }: JsonSchema) =>
  values ?? (value === undefined ? undefined : [value]);

const typeOfValue = (value: unknown) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const typeOf = (schema: JsonSchema): string | undefined => {
  if (typeof schema.type === 'string') return schema.type;
  const [first] = valuesOf(schema) ?? [];
  return first === undefined ? undefined : typeOfValue(first);
};

const fitsType = (given: string | undefined, expected: string | undefined) =>
  given === expected || (given === 'integer' && expected === 'number');

const at = (path: string, says: string): Fault => ({ path, says });

/** Limits of which the given ones must be at least as narrow. */
const lower = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];
const upper = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];

const patternsOf = ({ pattern, allOf = [] }: JsonSchema): unknown[] =>
  [pattern, ...allOf.map(one => one.pattern)].filter(one => one !== undefined);

function limitFaults(given: JsonSchema, expected: JsonSchema, path: string): Fault[] {
  const breaks = (name: string, isWithin: (a: number, b: number) => boolean) => {
    const [a, b] = [given[name], expected[name]];
    if (typeof b !== 'number') return false;
    return typeof a !== 'number' || !isWithin(a, b);
  };
  const limits = [
    ...lower.filter(name => breaks(name, (a, b) => a >= b)),
    ...upper.filter(name => breaks(name, (a, b) => a <= b)),
  ].map(name => at(path, `has the limit ${name} ${String(expected[name])}`));
  const patterns = patternsOf(expected)
    .filter(pattern => !patternsOf(given).includes(pattern))
    .map(pattern => at(path, `has to have the pattern ${String(pattern)}`));
  const isFormed = expected.format === undefined || given.format === expected.format;
  const forms = isFormed ? patterns : [at(path, `has to have the format ${String(expected.format)}`)];
  return [...limits, ...forms];
}

function valueFaults(given: JsonSchema, expected: JsonSchema, path: string): Fault[] | undefined {
  const known = valuesOf(expected);
  const values = valuesOf(given);
  if (!known) return values && fitsType(typeOf(given), typeOf(expected)) ? [] : undefined;
  if (!values) return [at(path, `may be more than ${known.map(one => JSON.stringify(one)).join(', ')}`)];
  return values
    .filter(value => !known.includes(value))
    .map(value => at(path, `may be ${JSON.stringify(value)}`));
}

function objectFaults(question: Question, path: string): Fault[] {
  const { given, expected } = question;
  const [a, b] = [given.schema, expected.schema];
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const inner = (x: JsonSchema, y: JsonSchema, name: string) =>
    schemaFaults(
      { ...question, given: { ...given, schema: x }, expected: { ...expected, schema: y } },
      below(name),
    );
  const properties = Object.entries(b.properties ?? {}).flatMap(([name, wanted]) => {
    const has = a.properties?.[name];
    const isNeeded = b.required?.includes(name) ?? false;
    if (!has) return isNeeded ? [at(below(name), question.isHeard ? 'has to be sent' : 'is gone')] : [];
    if (isNeeded && !a.required?.includes(name))
      return [at(below(name), question.isHeard ? 'has to be sent' : 'may be missing')];
    return inner(has, wanted, name);
  });
  const unheard = question.isHeard
    ? Object.keys(a.properties ?? {}).filter(name => !b.properties?.[name] && b.properties !== undefined)
    : [];
  const [more, wanted] = [a.additionalProperties, b.additionalProperties];
  const rest = typeof more === 'object' && typeof wanted === 'object' ? inner(more, wanted, '*') : [];
  return [...properties, ...unheard.map(name => at(below(name), 'is no longer taken')), ...rest];
}

/** One form of what comes against one form of what is counted on. */
function formFaults(question: Question, path: string): Fault[] {
  const [a, b] = [question.given.schema, question.expected.schema];
  const type = typeOf(b);
  if (type === undefined && !valuesOf(b)) return [];
  const values = valueFaults(a, b, path);
  if (values) return values;
  if (!fitsType(typeOf(a), type)) {
    const is = typeOf(a) ?? 'anything';
    return [at(path, is === 'null' ? 'may be null' : `may be ${is} where ${type} is read`)];
  }
  const limits = question.isChecked ? limitFaults(a, b, path) : [];
  if (type === 'object') return [...limits, ...objectFaults(question, path)];
  if (type !== 'array' || !a.items || !b.items) return limits;
  const items = schemaFaults(
    {
      ...question,
      given: { ...question.given, schema: a.items },
      expected: { ...question.expected, schema: b.items },
    },
    `${path}[]`,
  );
  return [...limits, ...items];
}

const fewest = (tries: Fault[][]): Fault[] => tries.toSorted((a, b) => a.length - b.length)[0] ?? [];

/** Why not everything that comes by the one schema is what is counted on by the other; each with its place. */
export function schemaFaults(question: Question, path = ''): Fault[] {
  const expected = formsOf(question.expected);
  return formsOf(question.given).flatMap(given => {
    const against = (forms: Side[]) =>
      fewest(forms.map(one => formFaults({ ...question, given, expected: one }, path)));
    if (against(expected).length === 0) return [];
    // Of several that it might have been, one of its own kind says what is wrong.
    const alike = expected.filter(one => fitsType(typeOf(given.schema), typeOf(one.schema)));
    return against(alike.length > 0 ? alike : expected);
  });
}
