import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Version {
  version: string;
  /** Of the tree that the image was made of; there is none where no image is. */
  commit?: string;
}

const root = join(import.meta.dirname, '../../../..');
const isCommit = (text: string | undefined) => /^[\da-f]{40}$/.test(text ?? '');

/** What runs here: the slice's own version, and the commit that its image names. */
export function readVersion(slice: string, commit = process.env.COMMIT): Version {
  const file = join(root, slice, 'package.json');
  // A test's service has no folder.
  const { version } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { version: '0.0.0' };
  return { version, ...(commit && isCommit(commit) && { commit }) };
}

/** As an answer of a service carries it to the gateway. */
export const versionText = ({ version, commit }: Version) => (commit ? `${version}+${commit}` : version);

export function parseVersion(text: unknown): Version | undefined {
  const [, version, commit] = /^(\d+\.\d+\.\d[\w.-]*)(?:\+([\da-f]{40}))?$/.exec(String(text)) ?? [];
  return version === undefined ? undefined : { version, ...(commit && { commit }) };
}
