import { outgoingExchange, queuesOf, returnsExchange } from '../amqp/topology.ts';
import { queueName } from '../bus-settings.ts';
import { passwordHash } from './password-hash.ts';
import { bindingsOf, type Ownership, rightsOf, typesOwnedBy } from './service-rights.ts';

interface Account {
  name: string;
  password: string;
}

export interface Definitions {
  vhost: string;
  namespace: string;
  /** Of the contract: owners and readers are all that is looked at. */
  registry: Ownership;
  /** By the service whose it is. Their names are those of the services, with one prefix before all of them or none. */
  accounts: Readonly<Record<string, Account>>;
  /** May do everything, and is none of the services. */
  operator?: Account;
}

const userOf = ({ name, password }: Account, tags: string[]) => ({
  name,
  password_hash: passwordHash(password),
  hashing_algorithm: 'rabbit_password_hashing_sha256',
  tags,
});

const everything = { configure: '.*', write: '.*', read: '.*' };

/**
 * What RabbitMQ loads at each start: one virtual host; every exchange, and every queue that an event of the contract goes to, so
 * that none is lost before its reader has run for the first time; a user for each service with rights of its own.
 */
export function brokerDefinitions({ vhost, namespace, registry, accounts, operator }: Definitions) {
  const services = Object.entries(accounts).map(([service, account]) => {
    const queue = queueName({ namespace }, { service });
    const { topics, ...rights } = rightsOf(service, { namespace, registry });
    return { service, account, user: account.name, queue, topics, rights };
  });
  const durable = { vhost, durable: true, auto_delete: false };
  const exchange = (name: string, type: string) => ({
    ...durable,
    name,
    type,
    internal: false,
    arguments: {},
  });
  const binding = (source: string, destination: string, key: string) => ({
    vhost,
    source,
    destination,
    destination_type: 'queue',
    routing_key: key,
    arguments: {},
  });

  return {
    vhosts: [{ name: vhost }],
    users: [
      ...services.map(({ account }) => userOf(account, [])),
      ...(operator ? [userOf(operator, ['administrator'])] : []),
    ],
    permissions: [
      ...services.map(({ user, rights }) => ({ user, vhost, ...rights })),
      ...(operator ? [{ user: operator.name, vhost, ...everything }] : []),
    ],
    topic_permissions: services.flatMap(({ user, topics }) =>
      topics.map(topic => ({ user, vhost, ...topic })),
    ),
    // To look at parked events is to take them and hand them back, which RabbitMQ 4 counts, and after twenty times moves them on.
    policies: [
      {
        vhost,
        name: 'parked events stay',
        pattern: `^${namespace}\\..*\\.dlq$`,
        'apply-to': 'queues',
        priority: 0,
        definition: { 'delivery-limit': 1_000_000 },
      },
    ],
    exchanges: services.flatMap(({ service, queue }) => [
      ...(typesOwnedBy(service, registry).length > 0
        ? [exchange(outgoingExchange({ namespace }, service), 'topic')]
        : []),
      exchange(returnsExchange(queue), 'direct'),
    ]),
    // how long delays are is a setting of each service, which declares its own
    queues: services.flatMap(({ queue }) => queuesOf(queue, []).map(each => ({ ...durable, ...each }))),
    bindings: services.flatMap(({ service, queue }) => [
      ...queuesOf(queue, []).map(({ name }) => binding(returnsExchange(queue), name, name)),
      ...bindingsOf(service, registry).map(({ owner, type }) =>
        binding(outgoingExchange({ namespace }, owner), queue, type),
      ),
    ]),
  };
}
