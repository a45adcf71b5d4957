import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { RefuseUnsharedImports } from './refuse-unshared-imports.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unshared-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function complaintsOf(source: string): Promise<string[]> {
  const entry = join(folder, 'page.js');
  await writeFile(entry, source);
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path: join(folder, 'dist') },
    externals: { 'react-router': 'router', 'react-router-dom': 'router', '@tanstack/react-query': 'query' },
    plugins: [new RefuseUnsharedImports()],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise(resolve => compiler.close(resolve));
  return stats.compilation.errors.map(error => error.message.replace(entry, 'page.js'));
}

describe('an import of a shared library', () => {
  test('that the shell gives out is fine', async () => {
    const source = `
      import { Link } from 'react-router-dom';
      import { useQuery } from '@tanstack/react-query';
      globalThis.used = [Link, useQuery];`;

    expect(await complaintsOf(source)).toEqual([]);
  });

  test('by a name that the shell does not give out fails the build, used or passed on', async () => {
    const source = `
      import { useFetcher } from 'react-router-dom';
      export { useInfinite } from '@tanstack/react-query';
      globalThis.used = useFetcher;`;

    expect(await complaintsOf(source)).toEqual([
      expect.stringMatching(
        /^page\.js imports useFetcher from 'react-router-dom', which the shell does not give out/,
      ),
      expect.stringMatching(/^page\.js imports useInfinite from '@tanstack\/react-query'/),
    ]);
  });

  test("from 'react-router' fails the build: that would be a second router", async () => {
    const source = `import { Link } from 'react-router'; globalThis.used = Link;`;

    expect(await complaintsOf(source)).toEqual([
      "page.js imports from 'react-router': import from 'react-router-dom'.",
    ]);
  });
});
