import { randomBytes } from 'node:crypto';
import { type ApiKey, api } from '@sufra/contracts';
import type { Admission, Role } from './access-matrix.ts';
import { type Answer, ask } from './ask.ts';
import type { TestKeySet } from './test-key-set.ts';

const random = (bytes: number) => randomBytes(bytes).toString('hex');

/** An address of the right form that names nothing there is. */
const filled = (call: string) =>
  call.replaceAll(/\{(\w+)\}/g, (_, name: string) => random(/id$/i.test(name) ? 12 : 32));

/** Of a caller who has done nothing yet; a visitor has none. */
export async function tokenOfRole(keySet: TestKeySet, role: Role): Promise<string | undefined> {
  if (role === 'anonymous') return undefined;
  return keySet.tokenFor({
    userId: random(12),
    isAdmin: role === 'admin',
    isModerator: role === 'moderator',
  });
}

interface Tried {
  call: ApiKey;
  token?: string | undefined;
}

/**
 * Makes a call without a body, and says how far it came. A caller who is admitted may still hear that what it sent is not
 * good, that there is nothing, or that this one thing is not for them: that is for other tests. HEAD has GET's answer.
 */
export async function tryAccess(origin: string, { call, token }: Tried): Promise<Admission> {
  const path = filled(call);
  const answer = await ask(origin, path, { token });
  if (answer.status === 405 || answer.status === 500) throw new Error(`${call} answered ${answer.status}`);
  if (path.startsWith('GET ')) {
    const head = await ask(origin, path.replace('GET', 'HEAD'), { token });
    if (head.status !== answer.status) throw new Error(`GET is ${answer.status}, HEAD is ${head.status}`);
  }
  return api[call].access === 'public' ? 'admitted' : admission(answer);
}

function admission({ status, body }: Answer): Admission {
  if (status === 401) return 'unauthorized';
  return status === 403 && body.code === 'forbidden' ? 'forbidden' : 'admitted';
}

/** Makes a call that the contract does not have; answers the status. */
export const tryUnlisted = async (origin: string, call: string, token?: string) =>
  (await ask(origin, filled(call), { token })).status;
