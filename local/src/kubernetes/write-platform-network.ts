import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicySpec } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicySpec';
import { podsOf } from './labels.ts';
import type { Slice } from './slice.ts';
import { dns, fromMetricsCollector, ingressOf, inNamespace, pods, tcp } from './write-network-policy.ts';

const policy = (name: string, spec: INetworkPolicySpec): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec: { policyTypes: ['Ingress', 'Egress'], ...spec },
});

/** Nodes ask the API server, which no selector of pods names. */
const toApiServer = { ports: [tcp(443), tcp(6443)] };

const mongodb = (all: readonly Slice[]) =>
  policy('mongodb', {
    podSelector: { matchLabels: podsOf('mongodb') },
    ingress: [
      ...ingressOf('mongodb', all),
      { from: [pods('mongodb'), pods('backup')], ports: [tcp(27_017)] },
    ],
    egress: [dns, { to: [pods('mongodb')], ports: [tcp(27_017)] }, toApiServer],
  });

/** epmd, between nodes, and the ports that a command-line tool on one node is answered on. */
const betweenNodes = [tcp(4369), tcp(25_672), tcp(35_672, 35_682)];

const rabbitmq = (all: readonly Slice[]) =>
  policy('rabbitmq', {
    podSelector: { matchLabels: podsOf('rabbitmq') },
    ingress: [
      ...ingressOf('rabbitmq', all),
      { from: [pods('rabbitmq')], ports: betweenNodes },
      // Accounts, rights and queues are made by the operator, queues are counted by the autoscaler.
      { from: [inNamespace('rabbitmq-system')], ports: [tcp(15_672)] },
      { from: [inNamespace('keda')], ports: [tcp(5672)] },
      fromMetricsCollector(15_692),
    ],
    egress: [dns, { to: [pods('rabbitmq')], ports: betweenNodes }, toApiServer],
  });

/** What is not allowed below is refused, to pods that come later too. */
export const writePlatformNetwork = (all: readonly Slice[]): INetworkPolicy[] => [
  policy('nothing-unless-allowed', { podSelector: {} }),
  mongodb(all),
  rabbitmq(all),
];
