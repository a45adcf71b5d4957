import { type Access, type ApiCall, type ApiKey, api, type ServiceName } from '@sufra/contracts';

export const roles = ['anonymous', 'free', 'premium', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];
export type Admission = 'admitted' | 'unauthorized' | 'forbidden';

/** Written out here once more, and not taken from what is under test. */
const mayCall: Record<Access, readonly Role[]> = {
  public: roles,
  member: ['free', 'premium', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

function expected(access: Access, role: Role): Admission {
  if (mayCall[access].includes(role)) return 'admitted';
  return role === 'anonymous' ? 'unauthorized' : 'forbidden';
}

const isOf = (slice: ServiceName) => (key: ApiKey) => {
  const call: ApiCall = api[key];
  return call.slice === slice;
};
const callsOf = (slice: ServiceName) => (Object.keys(api) as ApiKey[]).filter(isOf(slice));

/** Every call that the contract gives a slice, with each role and what it may expect. */
export const accessMatrix = (slice: ServiceName) =>
  callsOf(slice).flatMap(call =>
    roles.map((role): [ApiKey, Role, Admission] => [call, role, expected(api[call].access, role)]),
  );

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What the contract does not name: the other methods on the addresses of a slice. */
export function unlistedCalls(slice: ServiceName): string[] {
  const calls = callsOf(slice);
  const listed = calls.map(call => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  const paths = new Set(calls.map(call => call.split(' ')[1]));
  return methods
    .flatMap(method => [...paths].map(path => `${method} ${path}`))
    .filter(call => !listed.some(pattern => pattern.test(call)));
}
