import { createHash } from 'node:crypto';
import { events, services as named } from '@sufra/contracts';
import { brokerDefinitions } from '@sufra/service-kit';
import { services } from './repository.ts';

/**
 * Another one whenever the broker has to load other accounts, rights, exchanges, queues or bindings: as a label it makes compose
 * start the broker anew, which loads them at its start alone.
 */
export function definitionsStamp(): string {
  const absent = named.filter(name => !services().includes(name));
  if (absent.length > 0)
    throw new Error(`The contract names services without a folder: ${absent.join(', ')}`);
  const { users, ...rest } = brokerDefinitions({
    vhost: 'sufra',
    namespace: 'sufra',
    registry: events,
    accounts: Object.fromEntries(services().map(name => [name, { name, password: '' }])),
  });
  // Without the salted hashes of their passwords.
  const text = JSON.stringify({ ...rest, users: users.map(({ name }) => name) });
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
