import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openApi } from '@sufra/contracts';
import { type ApiDescription, writeDeclarations } from './write-declarations.ts';

/** What `npm pack` puts into the package: nothing of it is kept in the tree, so none of it can be out of date. */
const folder = join(import.meta.dirname, '..');
const target = join(folder, 'dist');

// A parsed edge: the description as any reader of it finds it.
const description = JSON.parse(JSON.stringify(openApi())) as ApiDescription;
const prefix = JSON.stringify(description.servers[0]?.url ?? '');

const files = {
  'api.d.ts': writeDeclarations(description),
  'index.js': `import { clientFor } from './client.js';

export { ApiProblem } from './api-problem.js';
export const createClient = options => clientFor(${prefix}, options);
`,
  'index.d.ts': `import type { Calls } from './api.js';
import type { Client, ClientOptions } from './client.js';

export type * from './api.js';
export { ApiProblem, type ProblemDetail } from './api-problem.js';
export type { AnswerOf, CallOptions } from './call-types.js';
export type { Client, ClientOptions } from './client.js';
/** A client of the site at \`origin\`. */
export declare function createClient(options: ClientOptions): Client<Calls>;
`,
};

rmSync(target, { recursive: true, force: true });
mkdirSync(target);
for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
);
execFileSync(process.execPath, [compiler, '-p', folder], { stdio: ['ignore', 2, 2] });
