import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { api, contractOfCalls, type SliceContract, serviceContract } from '@sufra/contracts';
import { z } from 'zod';
import { callsMade } from './calls-made.ts';
import { frontEndSlices, repository, services } from './repository.ts';

const Shared = z.record(
  z.string(),
  z.object({ requiredVersion: z.string(), version: z.string().optional() }),
);
const Share = z.custom<(isDevelopment: boolean) => unknown>(value => typeof value === 'function');
const Sharing = z.object({ sharedByHost: Share, sharedByRemote: Share });
const Exposed = z.object({ exposedModules: z.record(z.string(), z.unknown()) });

/** The recipe of the front end belongs to no package that this one may import: it is read as what a build goes by. */
const recipe = (file: string): Promise<unknown> =>
  import(pathToFileURL(join(repository, 'packages', 'web-build', 'src', file)).href);

async function sharing() {
  const { sharedByHost, sharedByRemote } = Sharing.parse(await recipe('sharing.ts'));
  const { exposedModules } = Exposed.parse(await recipe('exposed-modules.ts'));
  const host = Object.entries(Shared.parse(sharedByHost(false)));
  const remote = Object.entries(Shared.parse(sharedByRemote(false)));
  return {
    gives: Object.fromEntries(host.map(([name, { version = '' }]) => [name, version])),
    takes: Object.fromEntries(remote.map(([name, { requiredVersion }]) => [name, requiredVersion])),
    exposes: Object.keys(exposedModules),
  };
}

async function frontEndContract(slice: string): Promise<SliceContract> {
  const isShell = slice === 'shell';
  const { gives, takes, exposes } = await sharing();
  // What web-kit calls is in the shell, which gives it out.
  const made = callsMade(slice, ...(isShell ? ['packages/web-kit'] : []));
  const unknown = [...made].filter(key => !Object.hasOwn(api, key));
  if (unknown.length > 0)
    throw new Error(`${slice} makes calls that are in no contract: ${unknown.join(', ')}`);
  const { calls, schemas } = contractOfCalls(api, key => made.has(key));
  return {
    ...{ slice, answers: {}, makes: calls, publishes: {}, reads: {} },
    ...{ exposes: isShell ? [] : exposes, gives: isShell ? gives : {}, takes: isShell ? {} : takes, schemas },
  };
}

/** What each slice of this tree and its neighbours hold each other to, by its code. */
export async function sliceContracts(): Promise<SliceContract[]> {
  return [
    ...services().map(slice => serviceContract(slice)),
    ...(await Promise.all(frontEndSlices().map(frontEndContract))),
  ];
}
