import { events } from '@sufra/contracts';
import { brokerDefinitions } from '@sufra/service-kit';
import type { z } from 'zod';
import { services } from '../slices/repository.ts';
import type * as custom from './custom-resources.ts';
import { selectorOf } from './labels.ts';

const cluster = 'rabbitmq';
const rabbitmqClusterReference = { name: cluster };
const apiVersion = 'rabbitmq.com/v1beta1';
export const virtualHost = 'sufra';

const config = `# Half of the container's memory is for messages.
vm_memory_high_watermark.relative = 0.5
disk_free_limit.absolute = 1GB
# A queue that was declared while a node was away gets its third copy as soon as the node is back.
quorum_queue.continuous_membership_reconciliation.enabled = true
quorum_queue.continuous_membership_reconciliation.target_group_size = 3
quorum_queue.continuous_membership_reconciliation.auto_remove = false
`;

const spread = ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map(topologyKey => ({
  maxSkew: 1,
  topologyKey,
  whenUnsatisfiable: 'ScheduleAnyway' as const,
  labelSelector: { matchLabels: selectorOf(cluster) },
}));

export const writeRabbitmqCluster = (): z.infer<typeof custom.RabbitmqCluster> => ({
  apiVersion,
  kind: 'RabbitmqCluster',
  metadata: { name: cluster },
  spec: {
    replicas: 3,
    image: 'rabbitmq:4.1-management',
    resources: { requests: { cpu: '500m', memory: '1Gi' }, limits: { cpu: '2', memory: '1Gi' } },
    persistence: { storage: '10Gi' },
    // A node goes when every queue has a majority without it.
    terminationGracePeriodSeconds: 600,
    rabbitmq: { additionalConfig: config },
    override: {
      statefulSet: { spec: { template: { spec: { containers: [], topologySpreadConstraints: spread } } } },
    },
  },
});

type Right =
  | z.infer<typeof custom.Vhost>
  | z.infer<typeof custom.User>
  | z.infer<typeof custom.Permission>
  | z.infer<typeof custom.TopicPermission>
  | z.infer<typeof custom.Exchange>
  | z.infer<typeof custom.Queue>
  | z.infer<typeof custom.Binding>;

/** Accounts, rights, exchanges, queues and bindings of the contract, as the compose file's broker loads them. */
export function writeBrokerRights(): Right[] {
  const names = services();
  const all = brokerDefinitions({
    vhost: virtualHost,
    namespace: 'sufra',
    registry: events,
    accounts: Object.fromEntries(names.map(name => [name, { name, password: '' }])),
  });
  const of = <K extends string>(kind: K, name: string) => ({ apiVersion, kind, metadata: { name } }) as const;
  const common = { rabbitmqClusterReference, vhost: virtualHost };
  return [
    { ...of('Vhost', virtualHost), spec: { rabbitmqClusterReference, name: virtualHost } },
    ...names.map(name => ({
      ...of('User', name),
      spec: { rabbitmqClusterReference, importCredentialsSecret: { name: `${name}-broker` } },
    })),
    ...all.permissions.map(({ user, configure, write, read }) => ({
      ...of('Permission', user),
      spec: { ...common, userReference: { name: user }, permissions: { configure, write, read } },
    })),
    ...all.topic_permissions.map(({ user, exchange, write, read }) => ({
      ...of('TopicPermission', `${user}.on.${exchange}`),
      spec: { ...common, userReference: { name: user }, permissions: { exchange, write, read } },
    })),
    ...all.exchanges.map(({ name, type, durable, auto_delete }) => ({
      ...of('Exchange', name),
      spec: { ...common, name, type: exchangeType(type), durable, autoDelete: auto_delete },
    })),
    ...all.queues.map(({ name, durable, auto_delete, arguments: { 'x-queue-type': _, ...rest } }) => ({
      ...of('Queue', name),
      spec: { ...common, name, type: 'quorum' as const, durable, autoDelete: auto_delete, arguments: rest },
    })),
    ...all.bindings.map(({ source, destination, routing_key }) => ({
      ...of(
        'Binding',
        routing_key === destination ? `${destination}.returned` : `${destination}.${routing_key}`,
      ),
      spec: { ...common, source, destination, destinationType: 'queue' as const, routingKey: routing_key },
    })),
  ];
}

function exchangeType(type: string): 'topic' | 'direct' {
  if (type === 'topic' || type === 'direct') return type;
  throw new Error(`an exchange of the type ${type} is not foreseen`);
}
