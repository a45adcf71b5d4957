import { pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Dependency, type Module } from 'webpack';
import { listsOfNames } from './sharing.ts';

type NamedImport = Dependency & { request: string; ids: string[] };

const isNamedImport = (dependency: Dependency): dependency is NamedImport =>
  dependency.type === 'harmony import specifier' || dependency.type === 'harmony export imported specifier';

const isOwnCode = (path: string) =>
  !path.includes('node_modules') && !path.includes('/web-build/src/shared-exports/');

/**
 * A name that the shell's lists leave out would be undefined in the browser only; a second way to the router would
 * be a second router. Both fail the build here, with what to do about it.
 */
export class RefuseUnsharedImports {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RefuseUnsharedImports', compilation => {
      compilation.hooks.finishModules.tapPromise('RefuseUnsharedImports', async modules => {
        const given = await givenNames();
        for (const module of modules) {
          for (const complaint of complaintsAbout(module, given))
            compilation.errors.push(new webpack.WebpackError(complaint));
        }
      });
    });
  }
}

async function givenNames(): Promise<Map<string, Set<string>>> {
  const lists = Object.entries(listsOfNames());
  return new Map(
    await Promise.all(
      lists.map(async ([key, file]) => {
        const names = Object.keys(await import(pathToFileURL(file).href));
        return [key, new Set(names)] as const;
      }),
    ),
  );
}

function complaintsAbout(module: Module, given: Map<string, Set<string>>): string[] {
  const path = module.nameForCondition();
  if (path === null || !isOwnCode(path)) return [];
  return module.dependencies.filter(isNamedImport).flatMap(({ request, ids }) => {
    if (request === 'react-router')
      return [`${path} imports from 'react-router': import from 'react-router-dom'.`];
    const [name] = ids;
    const names = given.get(request);
    if (names === undefined || name === undefined || names.has(name)) return [];
    return [
      `${path} imports ${name} from '${request}', which the shell does not give out: add it in packages/web-build/src/shared-exports/.`,
    ];
  });
}
