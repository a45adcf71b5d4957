// The contracts of what is live: `IMAGES=ghcr.io/… node deploy/ci/live-contracts.mjs <folder> [commit]` writes `{slice}.json` for each slice
// into the folder, from the commit that the label of its image `live` names; where none is live, from the commit given, if any.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, slices } from '../images/slices.mjs';

const run = (command, args) => {
  try {
    return execFileSync(command, args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return '';
  }
};

const [folder, fallback = ''] = process.argv.slice(2);

function commitOf(slice) {
  const image = `${process.env.IMAGES}/${slice}:live`;
  const config = run('docker', ['buildx', 'imagetools', 'inspect', image, '--format', '{{ json .Image }}']);
  const [, commit] = /"org\.opencontainers\.image\.revision":\s*"([0-9a-f]{40})"/.exec(config) ?? [];
  return commit;
}

mkdirSync(folder, { recursive: true });
for (const { name } of slices()) {
  const live = commitOf(name);
  const commit = live ?? fallback;
  const text = /^[0-9a-f]{40}$/.test(commit) ? run('git', ['show', `${commit}:${name}/contract.json`]) : '';
  const where = live ? `live, ${live}` : `not live; as in ${fallback}`;
  process.stdout.write(`${name}: ${text === '' ? 'no contract' : where}\n`);
  if (text !== '') writeFileSync(join(folder, `${name}.json`), text);
}
