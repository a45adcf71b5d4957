import { outgoingExchange, returnsExchange } from '../amqp/topology.ts';
import { queueName } from '../bus-settings.ts';
import type { EventRegistry } from '../event-registry.ts';

export type Ownership = Readonly<
  Record<string, Pick<EventRegistry[string], 'owner'> & { readonly readers: readonly string[] }>
>;

export interface Binding {
  owner: string;
  type: string;
}

/** Which events a service reads, and whose they are. */
export const bindingsOf = (service: string, registry: Ownership): Binding[] =>
  Object.entries(registry)
    .filter(([, { readers }]) => readers.includes(service))
    .map(([type, { owner }]) => ({ owner, type }));

export const typesOwnedBy = (service: string, registry: Ownership): string[] =>
  Object.keys(registry).filter(type => registry[type]?.owner === service);

interface Rights {
  configure: string;
  write: string;
  read: string;
  /** What may be published to an exchange, and what a queue may be bound to it for. */
  topics: { exchange: string; write: string; read: string }[];
}

const escaped = (text: string) => text.replaceAll(/[.\\^$*+?()[\]{}|]/g, '\\$&');
const anyOf = (patterns: string[]) => `^(${patterns.join('|')})$`;
const nothing = '^$';
const exactly = (names: string[]) => (names.length > 0 ? anyOf(names.map(escaped)) : nothing);

interface Of {
  namespace: string;
  registry: Ownership;
}

/**
 * What the account of a service may do, for which RabbitMQ knows three words. `configure`: declare and delete; its own queues and
 * the exchange that they are returned through, nothing that others use. `write`: publish to an exchange, bind a queue; its own
 * alone, so that whatever it publishes, forwards or dead-letters reaches only queues that their owners have bound to it. `read`:
 * consume from a queue, bind to an exchange; its own queues, and the exchanges whose events it reads. `amq.default`, by which a
 * queue of any name is reached, is in none of them.
 */
export function rightsOf(service: string, { namespace, registry }: Of): Rights {
  const queue = queueName({ namespace }, { service });
  const queues = `${escaped(queue)}(\\.dlq|\\.after\\.\\d+)?`;
  const own = [queues, escaped(returnsExchange(queue))];
  const types = typesOwnedBy(service, registry);
  const read = bindingsOf(service, registry);
  const outgoing = (owner: string) => outgoingExchange({ namespace }, owner);
  const sources = [...new Set(read.map(({ owner }) => owner))];
  const publishesTo = types.length > 0 ? [service] : [];
  const exchanges = [...new Set([...publishesTo, ...sources])];
  return {
    configure: anyOf(own),
    write: anyOf([...own, ...publishesTo.map(outgoing).map(escaped)]),
    read: anyOf([...own, ...sources.map(outgoing).map(escaped)]),
    // without an entry for an exchange there would be no limit to its keys
    topics: exchanges.map(owner => ({
      exchange: outgoing(owner),
      write: exactly(owner === service ? types : []),
      read: exactly(read.filter(binding => binding.owner === owner).map(({ type }) => type)),
    })),
  };
}
