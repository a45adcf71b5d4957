import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyEgressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule';
import type { INetworkPolicyIngressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyIngressRule';
import { labelsOf, podsOf } from './labels.ts';
import { type Edge, internalPort, type Slice } from './slice.ts';

export const tcp = (port: number, endPort?: number) => ({
  protocol: 'TCP' as const,
  port,
  ...(endPort && { endPort }),
});
export const pods = (name: string) => ({ podSelector: { matchLabels: podsOf(name) } });
export const inNamespace = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});

export const dns: INetworkPolicyEgressRule = {
  to: [{ ...inNamespace('kube-system'), podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }],
  ports: [{ protocol: 'UDP', port: 53 }, tcp(53)],
};

/** Prometheus, and it alone, reads an internal port. */
export const fromMetricsCollector = (port: number): INetworkPolicyIngressRule => ({
  from: [
    {
      ...inNamespace('monitoring'),
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } },
    },
  ],
  ports: [tcp(port)],
});

/** Where traces are sent, if `traces` of an environment names it. */
const toTraces: INetworkPolicyEgressRule = {
  to: [
    {
      ...inNamespace('monitoring'),
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'opentelemetry-collector' } },
    },
  ],
  ports: [tcp(4_318)],
};

/** The internet, and nothing that is addressed privately: no other pod, no node, no metadata of the machine. */
const internet = {
  ipBlock: {
    cidr: '0.0.0.0/0',
    except: [
      '10.0.0.0/8',
      '100.64.0.0/10',
      '127.0.0.0/8',
      '169.254.0.0/16',
      '172.16.0.0/12',
      '192.168.0.0/16',
    ],
  },
};

const toOther = ({ to, port }: Edge): INetworkPolicyEgressRule => ({ to: [pods(to)], ports: [tcp(port)] });

const egressOf = ({ kind, edges, outside }: Slice): INetworkPolicyEgressRule[] => {
  if (kind !== 'service') return [];
  return [
    dns,
    ...edges.map(toOther),
    toTraces,
    ...(outside.length > 0 ? [{ to: [internet], ports: outside.map(port => tcp(port)) }] : []),
  ];
};

/** All that connect to it, by the port. */
export function ingressOf(name: string, all: readonly Slice[]): INetworkPolicyIngressRule[] {
  const callers = all.flatMap(slice =>
    slice.edges.filter(({ to }) => to === name).map(({ port }) => ({ from: slice.name, port })),
  );
  const ports = [...new Set(callers.map(({ port }) => port))];
  return ports.map(port => ({
    from: callers.filter(caller => caller.port === port).map(({ from }) => pods(from)),
    ports: [tcp(port)],
  }));
}

export const writeNetworkPolicy = (slice: Slice, all: readonly Slice[]): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: slice.name, labels: labelsOf(slice.name, slice.kind) },
  spec: {
    podSelector: { matchLabels: podsOf(slice.name) },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [
      ...ingressOf(slice.name, all),
      ...(slice.kind === 'service' ? [fromMetricsCollector(internalPort)] : []),
    ],
    egress: egressOf(slice),
  },
});
