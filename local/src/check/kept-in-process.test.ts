import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { gateway, repository, services } from '../slices/repository.ts';

const isProduct = (file: string) => file.endsWith('.ts') && !/\.test\.ts$|\btesting\//.test(file);
const sources = [
  gateway,
  ...services(),
  'packages/service-kit',
  'packages/amounts',
  'packages/guard',
  'packages/nutrition',
  'packages/plates',
  'packages/recipe-reader',
].flatMap(folder =>
  readdirSync(join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .map(file => `${folder}/src/${file}`),
);

/** Of a module, or of what a service opens once: it begins empty and fills, or is put anew. */
const keeps =
  /^(?: {2})?(?:const|let) \w+(?:: [^=\n]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|(?:createRecent|createTurns|createSlots|createRateLimit|fewAtOnce|fewOfEach|sharing)\b)|^let /m;

const listed = [
  ...readFileSync(join(repository, 'docs/scaling.md'), 'utf8').matchAll(/^\| `([\w/.-]+\.ts)` +\| /gm),
].map(([, file = '']) => file);

test('what a process keeps beyond a call stands in docs/scaling.md, with what it means for several replicas', () => {
  const keeping = sources.filter(file => keeps.test(readFileSync(join(repository, file), 'utf8')));
  expect(keeping.length).toBeGreaterThan(30);
  expect(keeping.toSorted()).toEqual(listed.toSorted());
});
