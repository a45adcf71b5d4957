// Gives slices their next version and the chapter of their changelogs, by the commits since the last one: `npm run release`, or
// `npm run release -- svc-blog` for those named. It writes package.json and
// CHANGELOG.md of each slice that has something to tell, and the lock file, and commits nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from '../images/packages-of.mjs';
import { repository, slices } from '../images/slices.mjs';
import { changesIn, nextVersion, withChapter } from './changelog.mjs';

const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/** The lock file names the version of each folder, too. */
function setInLock(slice, version) {
  const file = join(repository, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.packages[slice].version = version;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/** The commit that gave a slice the version it has: what came after it is not told yet. */
const lastRelease = slice => git('log', '-1', '--format=%H', '--', `${slice}/CHANGELOG.md`);

function subjectsSince(slice) {
  const last = lastRelease(slice);
  const folders = [slice, ...packagesOf(repository, slice)];
  const range = last === '' ? ['-50'] : [`${last}..HEAD`];
  return git('log', '--no-merges', '--format=%s', ...range, '--', ...folders)
    .split('\n')
    .filter(Boolean);
}

const asked = process.argv.slice(2);
const known = slices()
  .map(({ name }) => name)
  .filter(name => name !== 'local');
const unknown = asked.filter(name => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Not a slice: ${unknown.join(', ')}. There are: ${known.join(', ')}\n`);
  process.exit(1);
}
for (const slice of asked.length > 0 ? asked : known) {
  const manifest = join(repository, slice, 'package.json');
  const changelog = join(repository, slice, 'CHANGELOG.md');
  const text = readFileSync(manifest, 'utf8');
  const { version } = JSON.parse(text);
  const changes = changesIn(subjectsSince(slice), { slice, slices: known });
  if (changes.length === 0) {
    process.stdout.write(`${slice} ${version}: nothing to tell\n`);
    continue;
  }
  const next = nextVersion(version, changes);
  const date = new Date().toISOString().slice(0, 10);
  const former = existsSync(changelog) ? readFileSync(changelog, 'utf8') : '';
  writeFileSync(changelog, withChapter(former, { slice, version: next, date, changes }));
  writeFileSync(manifest, text.replace(`"version": "${version}"`, `"version": "${next}"`));
  setInLock(slice, next);
  process.stdout.write(`${slice} ${version} -> ${next}: ${changes.length} changes\n`);
}
