import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Interface {
  /** The type of each field, as it is written. */
  fields: Map<string, string>;
  /** By the name of an imported type: its file. */
  imports: Map<string, string>;
}

const packages = dirname(dirname(fileURLToPath(import.meta.resolve('kubernetes-models/v1/Pod'))));
const modules = dirname(packages);
const read = new Map<string, Interface>();

function readInterface(file: string): Interface {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const [, declaration = ''] = text.split('export interface ');
  const [body = ''] = declaration.slice(declaration.indexOf('{\n') + 1).split('\n}');
  const fields = new Map(
    [...body.matchAll(/^ {4}"([^"]+)"\??: ([\s\S]*?);$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const imports = new Map(
    [...text.matchAll(/import \{ (\w+) \} from "([^"]+)";/g)].map(([, name = '', from = '']) => [
      name,
      from.startsWith('.')
        ? join(dirname(file), from.replace(/\.js$/, '.d.ts'))
        : join(modules, `${from}.d.ts`),
    ]),
  );
  const found = { fields, imports };
  read.set(file, found);
  return found;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function unknownIn(value: unknown, file: string, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => unknownIn(each, file, `${path}[${at}]`));
  if (!isObject(value)) return [];
  const { fields, imports } = readInterface(file);
  // A quantity, a port or a schema of any shape: there is no field to name.
  if (fields.size === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const type = fields.get(name);
    if (type === undefined) return [`${path}.${name} is no field of it`];
    const next = [...imports.keys()].find(each => type.includes(each));
    const nextFile = next && imports.get(next);
    if (!nextFile) return [];
    // A map from any word, as the limits of a container.
    const isMap = /\[key: string\]/.test(type);
    return isMap && isObject(inner)
      ? Object.values(inner).flatMap(each => unknownIn(each, nextFile, `${path}.${name}`))
      : unknownIn(inner, nextFile, `${path}.${name}`);
  });
}

/** Fields that the API has not: the schemas themselves let any pass. `kind` is a path in the package, as apps/v1/Deployment. */
export const unknownFields = (document: unknown, kind: string): string[] =>
  unknownIn(document, join(packages, `${kind}.d.ts`), kind.slice(kind.lastIndexOf('/') + 1));
