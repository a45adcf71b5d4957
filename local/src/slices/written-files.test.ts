import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { frontEndSlices, repository, services } from './repository.ts';
import { writtenFiles } from './written-files.ts';

const paths = [
  'docker-compose.yml',
  'deploy/compose.collector.yml',
  '.github/CODEOWNERS',
  'deploy/compose.traces.yml',
  'docs/architecture.md',
  'deploy/secrets/services.json',
  '.github/workflows/deploy.yml',
  '.env.example',
  'deploy/observability/objectives.yml',
  'deploy/observability/dashboards/overview.json',
  'deploy/observability/dashboards/service.json',
  'deploy/observability/dashboards/work.json',
  ...[...services(), ...frontEndSlices()].map(slice => `${slice}/contract.json`),
];

test.each(paths)('%s is what `npm run slices:write` makes of the folders and the contract', async path => {
  const written = (await writtenFiles()).find(file => file.path === path);
  expect(readFileSync(join(repository, path), 'utf8')).toBe(written?.text);
});

test('nothing else is written', async () => {
  expect((await writtenFiles()).map(({ path }) => path)).toEqual(paths);
});
