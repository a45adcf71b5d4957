import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { allSecrets } from '../slices/service-environment.ts';

/** What a restored product needs beside the backup, by its names. */
export async function notInIt(env: NodeJS.ProcessEnv): Promise<string> {
  const ours = Object.entries(await allSecrets()).filter(([, kind]) => kind !== 'provider');
  const names = ours.map(([name]) => name).join(', ');
  const file = join(env.DATA_FOLDER || join(repository, '.data'), 'secrets.json');
  return (
    `Not in it: the secrets ${names} (${file}). Keep a copy of them apart: with others, all members are signed out and links that ` +
    'were mailed no longer work. What Stripe, or its stand-in, knows is compared at the next start.'
  );
}
