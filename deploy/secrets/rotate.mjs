// Replaces a key while the old one still opens what it has signed or sealed, in three steps with a restart after each:
// node deploy/secrets/rotate.mjs <file of secrets> SIGNING_KEYS announce|use|drop
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makeSecret } from './make-secret.mjs';

/**
 * How the keys of a secret stand in it: a JSON array, or words with commas between them. PUSH_KEY is not among them: browsers are bound to
 * one key, and another one ends all their subscriptions.
 */
const forms = {
  SIGNING_KEYS: { kind: 'signing-keys', read: JSON.parse, write: JSON.stringify },
  LINK_TOKEN_KEYS: { kind: 'key', read: text => text.split(','), write: keys => keys.join(',') },
  REFRESH_KEYS: { kind: 'key', read: text => text.split(','), write: keys => keys.join(',') },
  SECOND_FACTOR_KEYS: { kind: 'key', read: text => text.split(','), write: keys => keys.join(',') },
};

const steps = {
  /** A new last key: known to all who check, used by none yet. */
  announce: (keys, { made }) => [...keys, ...made()],
  /** The last key becomes the first, which signs and seals. */
  use: keys => [keys.at(-1), ...keys.slice(0, -1)],
  /** The first alone stays: what the others have signed or sealed is worth nothing from then on. */
  drop: keys => keys.slice(0, 1),
};

const [file, name, step] = process.argv.slice(2);
if (!file || !Object.hasOwn(forms, name) || !Object.hasOwn(steps, step)) {
  process.stderr.write(
    `node deploy/secrets/rotate.mjs <file> ${Object.keys(forms).join('|')} ${Object.keys(steps).join('|')}\n`,
  );
  process.exit(1);
}
const { kind, read, write } = forms[name];
const secrets = JSON.parse(readFileSync(file, 'utf8'));
const keys = steps[step](read(secrets[name]), { made: () => read(makeSecret(kind)) });
// Under another name first: a kill in the middle must not leave half a file.
const draft = `${file}.${process.pid}`;
writeFileSync(draft, JSON.stringify({ ...secrets, [name]: write(keys) }, null, 2), { mode: 0o600 });
renameSync(draft, file);
process.stdout.write(
  `${name} holds ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}. Restart the services now.\n`,
);
