import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboards } from '../observability/dashboards.ts';
import { objectiveRules } from '../observability/objectives.ts';
import { composeEntries } from './compose-entries.ts';
import { metricsNetworks, networkEntries } from './compose-networks.ts';
import { definitionsStamp } from './definitions-stamp.ts';
import { edgeLines } from './edge-lines.ts';
import { writeRegion } from './regions.ts';
import { frontEndSlices, gateway, repository, services } from './repository.ts';
import { allSecrets, databaseOf, secretsByService } from './service-environment.ts';
import { sliceContracts } from './slice-contracts.ts';
import { tracedEntries } from './traced-entries.ts';

const read = (...path: string[]) => readFileSync(join(repository, ...path), 'utf8');

async function compose(): Promise<string> {
  const file = read('docker-compose.yml');
  const regions: Record<string, string[]> = {
    slices: await composeEntries(),
    'secrets that may be given': Object.keys(await allSecrets())
      .toSorted()
      .map(name => `${name}: \${${name}:-}`),
    'a folder for each service': services().map(name => `- secrets-${name}:/parts/${name}`),
    'what the broker loads': [`labels: { sufra.definitions: "${definitionsStamp()}" }`],
    'networks of slices': networkEntries(file),
    'volumes of secrets': services().map(name => `secrets-${name}:`),
  };
  return Object.entries(regions).reduce((text, [name, lines]) => writeRegion(text, name, lines), file);
}

/** What the containers' `secrets` reads: it knows the contract, but no service's folder. */
async function secretsList(): Promise<string> {
  const secrets = await secretsByService();
  const list = services().map(name => [name, { database: databaseOf(name), secrets: secrets[name] }]);
  return `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`;
}

const choices = () => ['shell', ...frontEndSlices().filter(name => name !== 'shell'), gateway, ...services()];

/** The settings of one slice alone, from its own .env.example; those of several stand in the root's by hand. */
const settings = () =>
  [gateway, ...services(), ...frontEndSlices()]
    .filter(slice => existsSync(join(repository, slice, '.env.example')))
    .flatMap(slice => {
      const { description } = JSON.parse(read(slice, 'package.json'));
      const title = `# --- ${slice}: ${description} `;
      return ['', title.padEnd(119, '-'), ...read(slice, '.env.example').trimEnd().split('\n')];
    })
    .slice(1);

const contractFiles = async () =>
  (await sliceContracts()).map(contract => ({
    path: `${contract.slice}/contract.json`,
    text: `${JSON.stringify(contract, null, 1)}\n`,
  }));

export interface WrittenFile {
  path: string;
  text: string;
}

/** Everything outside the folders of slices that names slices one by one, and each slice's contract, as they should be. */
export async function writtenFiles(): Promise<WrittenFile[]> {
  const workflow = '.github/workflows/deploy.yml';
  const collector = 'deploy/compose.collector.yml';
  const traces = 'deploy/compose.traces.yml';
  const owners = '.github/CODEOWNERS';
  const architecture = 'docs/architecture.md';
  return [
    { path: 'docker-compose.yml', text: await compose() },
    {
      path: collector,
      text: writeRegion(
        read(collector),
        'networks of metrics',
        metricsNetworks().map(name => `${name}:`),
      ),
    },
    {
      path: owners,
      text: writeRegion(
        read(owners),
        'slices',
        choices().map(name => `/${name}/ @sufra/${name}`),
      ),
    },
    { path: traces, text: writeRegion(read(traces), 'who sends traces', tracedEntries()) },
    { path: architecture, text: writeRegion(read(architecture), 'who calls whom', await edgeLines()) },
    { path: 'deploy/secrets/services.json', text: await secretsList() },
    {
      path: workflow,
      text: writeRegion(
        read(workflow),
        'slices',
        choices().map(name => `- ${name}`),
      ),
    },
    {
      path: '.env.example',
      text: writeRegion(read('.env.example'), 'settings of single slices', settings()),
    },
    { path: 'deploy/observability/objectives.yml', text: objectiveRules() },
    ...Object.entries(dashboards()).map(([name, text]) => ({
      path: `deploy/observability/dashboards/${name}.json`,
      text,
    })),
    ...(await contractFiles()),
  ];
}
