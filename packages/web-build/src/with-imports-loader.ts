import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'webpack';

const imported = /^import \{[^}]*\} from '(@sufra\/[^']+)';\n/gm;

/**
 * A plain script has no modules around it: those of our packages that it imports stand in it, before it, and all of it in a
 * function of its own. For modules that import nothing and share no names.
 */
export default async function withImports(this: LoaderContext<object>, source: string): Promise<string> {
  const files = [...source.matchAll(imported)].map(([, name = '']) =>
    fileURLToPath(import.meta.resolve(name)),
  );
  if (files.length === 0) return source;
  for (const file of files) this.addDependency(file);
  const modules = await Promise.all(files.map(file => readFile(file, 'utf8')));
  const code = [...modules, source].map(each => each.replaceAll(imported, '').replaceAll(/^export /gm, ''));
  return `(() => {\n${code.join('\n')}\n})();\n`;
}
