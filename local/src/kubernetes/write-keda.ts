import type { z } from 'zod';
import type { ScaledObject, TriggerAuthentication } from './custom-resources.ts';
import type { Slice } from './slice.ts';
import { busyPercent, replicas } from './write-scaling.ts';

/** So many events may wait for each replica: what one handles in a few seconds. */
const waitingEvents = '100';

/** In place of the autoscaler by processor time alone: a reader of events also grows with its queue. */
export const writeKeda = ({
  name,
  kind,
}: Slice): [z.infer<typeof ScaledObject>, z.infer<typeof TriggerAuthentication>] => [
  {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicaCount: replicas.least,
      maxReplicaCount: replicas.most[kind],
      pollingInterval: 15,
      cooldownPeriod: 300,
      triggers: [
        { type: 'cpu', metricType: 'Utilization', metadata: { value: String(busyPercent) } },
        {
          type: 'rabbitmq',
          metricType: 'AverageValue',
          metadata: {
            protocol: 'amqp',
            queueName: `sufra.${name}.incoming`,
            mode: 'QueueLength',
            value: waitingEvents,
          },
          authenticationRef: { name: `${name}-queue` },
        },
      ],
    },
  },
  {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'TriggerAuthentication',
    metadata: { name: `${name}-queue` },
    spec: { secretTargetRef: [{ parameter: 'host', name: `${name}-broker`, key: 'url' }] },
  },
];

export const withoutAutoscaler = ({ name }: Slice) => ({
  $patch: 'delete',
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
});
