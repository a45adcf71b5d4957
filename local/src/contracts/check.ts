import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SliceContract } from '@sufra/contracts';
import { z } from 'zod';
import { repository } from '../slices/repository.ts';
import { sliceContracts } from '../slices/slice-contracts.ts';
import { brokenBy, type Contracts } from './compare-contracts.ts';
import { readContracts } from './read-contracts.ts';

const usage =
  'npm run contracts:check -- --live <folder or commit> [--slice <name>] compares this tree, or one slice of it, with what is live.';

/** What an owner has decided to break, and until when that counts. */
const Accepted = z.array(z.object({ break: z.string(), until: z.iso.date(), why: z.string().min(1) }));

const say = (line: string) => process.stdout.write(`${line}\n`);

const gone = (slice: string): SliceContract => ({
  ...{ slice, answers: {}, makes: {}, publishes: {}, reads: {} },
  ...{ exposes: [], gives: {}, takes: {}, schemas: {} },
});

/** One slice, or all of the tree: of those that it has no more, nothing is left. */
function nextOf(own: SliceContract[], live: Contracts, slice: string | undefined): Contracts {
  const named = new Map(own.map(contract => [contract.slice, contract]));
  if (slice !== undefined) {
    const contract = named.get(slice);
    if (!contract) throw new Error(`There is no slice ${slice} with a contract`);
    return new Map([[slice, contract]]);
  }
  const removed = [...live.keys()].filter(name => !named.has(name));
  return new Map([...removed.map(name => [name, gone(name)] as const), ...named]);
}

function acceptedNow(): Set<string> {
  const text = readFileSync(join(repository, 'deploy', 'ci', 'accepted-breaks.json'), 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  return new Set(
    Accepted.parse(JSON.parse(text))
      .filter(({ until }) => until >= today)
      .map(one => one.break),
  );
}

async function check(): Promise<number> {
  const options = { live: { type: 'string' }, slice: { type: 'string' } } as const;
  const { live: place, slice } = parseArgs({ options }).values;
  if (place === undefined) throw new Error(usage);
  const live = readContracts(place);
  const broken = brokenBy({ live, next: nextOf(await sliceContracts(), live, slice) });
  const accepted = acceptedNow();
  for (const line of broken) say(`${accepted.has(line) ? 'accepted' : 'refused'}: ${line}`);
  const refused = broken.filter(line => !accepted.has(line));
  if (refused.length === 0) say(`Nothing that is live breaks (${live.size} contracts in ${place}).`);
  else
    say(
      `${refused.length} would break what is live. Add beside what is there, and take away when no live slice uses it; what is broken on purpose stands in deploy/ci/accepted-breaks.json.`,
    );
  return refused.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await check();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
