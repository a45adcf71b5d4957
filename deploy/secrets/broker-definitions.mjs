import { rabbitPasswordHash } from './new-secrets.mjs';

/** Whose events each service publishes to: a publisher sees to it that its readers' queues are there. */
const readersOf = {
  'svc-auth': ['svc-recipes', 'svc-blog', 'svc-billing', 'svc-mail'],
  'svc-billing': ['svc-auth', 'svc-recipes', 'svc-mail'],
  'svc-recipes': ['svc-auth'],
  'svc-blog': [],
  'svc-mail': [],
};

function rightsOf(service, namespace) {
  const word = namespace.replaceAll('.', '\\.');
  const queues = [service, ...readersOf[service]].map(name => `${word}\\.${name}\\.events(\\.dlq)?`);
  const ours = [`${word}\\.events`, `${word}\\.delay\\.\\d+`, ...queues];
  const anyOf = names => `^(${names.join('|')})$`;
  return {
    configure: anyOf(ours),
    // What is put back goes straight to a queue, by way of the default exchange.
    write: anyOf([...ours, 'amq\\.default']),
    // RabbitMQ wants the right to read of whoever declares a queue with dead letters.
    read: anyOf(ours),
  };
}

/** What RabbitMQ loads at each start: one virtual host, a user for each service with its own rights, one for the operator. */
export function brokerDefinitions({ vhost, namespace, passwords }) {
  const isOperator = name => name === 'admin';
  const everything = { configure: '.*', write: '.*', read: '.*' };
  const names = Object.keys(passwords);
  return {
    users: names.map(name => ({
      name,
      password_hash: rabbitPasswordHash(passwords[name]),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: isOperator(name) ? ['administrator'] : [],
    })),
    vhosts: [{ name: vhost }],
    permissions: names.map(user => ({
      user,
      vhost,
      ...(isOperator(user) ? everything : rightsOf(user, namespace)),
    })),
  };
}
