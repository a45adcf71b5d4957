import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repository } from '../slices/repository.ts';

interface Image {
  name: string;
  dockerfile: string;
}

interface Touched {
  images: Image[];
  tests: string[];
  whole: boolean;
}

type TouchedBy = (given: { changed: string[]; slices: Image[]; root: string }) => Touched;

const { touchedBy }: { touchedBy: TouchedBy } = await import(
  join(repository, 'deploy', 'ci', 'touched-by.mjs')
);
const { slices }: { slices(): Image[] } = await import(join(repository, 'deploy', 'images', 'slices.mjs'));

const all = slices().map(({ name }) => name);
const touched = (...changed: string[]) => touchedBy({ changed, slices: slices(), root: repository });
const imagesOf = (...changed: string[]) => touched(...changed).images.map(({ name }) => name);
const part = (file: string) => `packages/contracts/src/${file}`;

// It holds the stand-ins, and the gateway the table of all calls: both read the contracts as a whole.
const readers = ['local', 'svc-gateway'];

describe('a change makes anew the images that are made of it', () => {
  test.each<[string, string[]]>([
    ['svc-mail/src/main.ts', ['svc-mail']],
    ['svc-blog/contract.json', ['svc-blog']],
    ['packages/guard/src/index.ts', ['svc-recipes']],
    ['deploy/images/front-end.Dockerfile', ['mfe-account', 'mfe-blog', 'mfe-recipes', 'shell']],
    [part('api/blog.api.ts'), [...readers, 'mfe-blog', 'svc-blog']],
    [part('api/recipe.ts'), [...readers, 'mfe-account', 'mfe-recipes', 'svc-recipes']],
    [part('events/blog.events.ts'), [...readers, 'svc-blog']],
    [
      part('events/subscription.events.ts'),
      [...readers, 'svc-auth', 'svc-billing', 'svc-mail', 'svc-recipes'],
    ],
    [part('api/api.ts'), readers],
    [part('problems.ts'), all],
    ['package-lock.json', all],
    [part('contracts.test.ts'), []],
    ['packages/contracts/README.md', []],
    ['docs/architecture.md', []],
    ['docker-compose.yml', []],
  ])('%s', (file, images) => {
    expect(imagesOf(file).sort()).toEqual(images.toSorted());
  });
});

test.each([
  'docker-compose.yml',
  'deploy/rabbitmq/sufra.conf',
  'deploy/ci/touched.mjs',
  'e2e/journeys/blog.spec.ts',
  'local/src/start.ts',
  '.github/workflows/deploy.yml',
])('a change of %s has the product tested as a whole', file => {
  expect(touched(file).whole).toBe(true);
});

test.each(['docs/architecture.md', 'deploy/README.md', 'svc-mail/src/main.ts'])(
  'one of %s does not',
  file => {
    expect(touched(file).whole).toBe(false);
  },
);

test.each(['', 'no-commit', '0'.repeat(40), 'f'.repeat(40)])(
  'before the unknown commit "%s" everything is touched',
  commit => {
    const said = execFileSync(process.execPath, [join(repository, 'deploy/ci/touched.mjs'), commit], {
      encoding: 'utf8',
    });
    for (const name of all) expect(said).toContain(`"name":"${name}"`);
    expect(said).toMatch(/^whole=yes$/m);
  },
);
