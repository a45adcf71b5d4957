import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import type { IProbe } from 'kubernetes-models/v1/Probe';
import { labelsOf, selectorOf } from './labels.ts';
import {
  forgottenAfterSeconds,
  graceSeconds,
  lockedContainer,
  lockedPod,
  temporary,
  temporaryMount,
} from './pod.ts';
import { callsPort, internalPort, type Slice } from './slice.ts';

/** `node` in Node's image, `nginx` in that of the unprivileged nginx. */
const users = { service: 1000, 'front-end': 101 };
/** Of its limit of processor time; by it the autoscaler judges how busy a replica is. */
const requestedCpu = { service: '500m', 'front-end': '100m' };

const secretEnv = (
  name: string,
  { from, key, isOptional = false }: { from: string; key: string; isOptional?: boolean },
): IEnvVar => ({
  name,
  valueFrom: { secretKeyRef: { name: from, key, ...(isOptional && { optional: true }) } },
});

const envOf = ({ name, secrets, hasDatabase, hasEvents }: Slice): IEnvVar[] => [
  ...(hasDatabase
    ? [secretEnv('MONGO_URL', { from: `${name}-mongodb`, key: 'connectionString.standard' })]
    : []),
  ...(hasEvents ? [secretEnv('EVENT_BUS_URL', { from: `${name}-broker`, key: 'url' })] : []),
  ...secrets.map(one =>
    secretEnv(one.name, { from: `${name}-secrets`, key: one.name, isOptional: one.isOptional }),
  ),
];

const get = (path: string, port: string): Pick<IProbe, 'httpGet'> => ({ httpGet: { path, port } });

/** A service that migrates its documents is live for as long as that takes, and not ready. */
const probesOf = ({ kind }: Slice): Pick<IContainer, 'startupProbe' | 'readinessProbe' | 'livenessProbe'> => {
  const port = kind === 'service' ? 'internal' : 'calls';
  const live = get(kind === 'service' ? '/livez' : '/slice.json', port);
  const ready = get(kind === 'service' ? '/readyz' : '/slice.json', port);
  return {
    startupProbe: { ...live, periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 30 },
    readinessProbe: { ...ready, periodSeconds: 5, timeoutSeconds: 3, failureThreshold: 2 },
    livenessProbe: { ...live, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 },
  };
};

const containerOf = (slice: Slice): IContainer => {
  const { name, kind, limits, answersCalls } = slice;
  return {
    name,
    image: name,
    ports: [
      ...(answersCalls ? [{ name: 'calls', containerPort: callsPort }] : []),
      ...(kind === 'service' ? [{ name: 'internal', containerPort: internalPort }] : []),
    ],
    ...(kind === 'service' && { envFrom: [{ configMapRef: { name } }], env: envOf(slice) }),
    ...probesOf(slice),
    lifecycle: { preStop: { exec: { command: ['sleep', String(forgottenAfterSeconds)] } } },
    resources: {
      requests: { cpu: requestedCpu[kind], memory: limits.memory },
      limits,
    },
    ...lockedContainer,
    volumeMounts: [temporaryMount],
  };
};

const spreadOver = (slice: string, topologyKey: string) => ({
  topologyKey,
  maxSkew: 1,
  whenUnsatisfiable: 'ScheduleAnyway' as const,
  labelSelector: { matchLabels: selectorOf(slice) },
  matchLabelKeys: ['pod-template-hash'],
});

export function writeDeployment(slice: Slice): IDeployment {
  const { name, kind } = slice;
  const labels = labelsOf(name, kind);
  const metrics = {
    'prometheus.io/scrape': 'true',
    'prometheus.io/port': String(internalPort),
    'prometheus.io/path': '/metrics',
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      replicas: 2,
      revisionHistoryLimit: 10,
      // A migration that runs before the first call may take its time; the version before goes on answering.
      progressDeadlineSeconds: kind === 'service' ? 3_600 : 300,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      selector: { matchLabels: selectorOf(name) },
      template: {
        metadata: { labels, ...(kind === 'service' && { annotations: metrics }) },
        spec: {
          serviceAccountName: name,
          ...lockedPod(users[kind]),
          terminationGracePeriodSeconds: graceSeconds,
          topologySpreadConstraints: ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map(key =>
            spreadOver(name, key),
          ),
          containers: [containerOf(slice)],
          volumes: [temporary],
        },
      },
    },
  };
}
