import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IService } from 'kubernetes-models/v1/Service';
import type { Environment } from './environments.ts';
import { labelsOf, selectorOf } from './labels.ts';
import { lockedContainer, lockedPod, temporary, temporaryMount } from './pod.ts';
import { pods, tcp } from './write-network-policy.ts';

interface StandIn {
  image: string;
  user: number;
  ports: number[];
  ready: { path: string; port: number };
  env?: { name: string; value: string }[];
}

/** As in the compose file. */
const standIns: Record<string, StandIn> = {
  chef: {
    image: 'local',
    user: 1000,
    ports: [8090],
    ready: { path: '/v1/models', port: 8090 },
    env: [{ name: 'STAND_INS', value: 'chef' }],
  },
  'mail-catcher': {
    image: 'axllent/mailpit:v1.27',
    user: 1000,
    ports: [1025, 8025],
    ready: { path: '/readyz', port: 8025 },
    env: [{ name: 'MP_MAX_MESSAGES', value: '1000' }],
  },
};

const containerOf = (name: string, { image, ports, ready, env = [] }: StandIn): IContainer => ({
  name,
  image,
  env,
  ports: ports.map(port => ({ containerPort: port })),
  readinessProbe: { httpGet: ready },
  resources: { requests: { cpu: '50m', memory: '128Mi' }, limits: { cpu: '500m', memory: '128Mi' } },
  ...lockedContainer,
  volumeMounts: [temporaryMount],
});

function writeStandIn(name: string, standIn: StandIn): [IDeployment, IService] {
  const labels = labelsOf(name, 'stand-in');
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, labels },
      spec: {
        replicas: 1,
        // What it has caught is in its memory.
        strategy: { type: 'Recreate' },
        selector: { matchLabels: selectorOf(name) },
        template: {
          metadata: { labels },
          spec: {
            ...lockedPod(standIn.user),
            containers: [containerOf(name, standIn)],
            volumes: [temporary],
          },
        },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name, labels },
      spec: {
        selector: selectorOf(name),
        ports: standIn.ports.map(port => ({ name: `port-${port}`, port, targetPort: port })),
      },
    },
  ];
}

/** What a slice reaches here in place of a provider, from both ends. */
const allow = (slice: string, { to, port }: { to: string; port: number }): INetworkPolicy[] => [
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: `${slice}-to-${to}` },
    spec: {
      podSelector: { matchLabels: selectorOf(slice) },
      policyTypes: ['Egress'],
      egress: [{ to: [pods(to)], ports: [tcp(port)] }],
    },
  },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: to },
    spec: {
      podSelector: { matchLabels: selectorOf(to) },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: [pods(slice)], ports: [tcp(port)] }],
    },
  },
];

export function writeStandIns({ standIns: wanted }: Environment) {
  return Object.entries(wanted).flatMap(([slice, edge]) => {
    const standIn = standIns[edge.to];
    if (!standIn) throw new Error(`no stand-in is called ${edge.to}`);
    return [...writeStandIn(edge.to, standIn), ...allow(slice, edge)];
  });
}
