import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { labelsOf, selectorOf } from './labels.ts';
import type { Slice } from './slice.ts';

export const busyPercent = 70;
export const replicas = { least: 2, most: { service: 8, 'front-end': 4 } };

const target = (name: string) => ({ apiVersion: 'apps/v1', kind: 'Deployment', name });

export const writeAutoscaler = ({ name, kind }: Slice): IHorizontalPodAutoscaler => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name, labels: labelsOf(name, kind) },
  spec: {
    scaleTargetRef: target(name),
    minReplicas: replicas.least,
    maxReplicas: replicas.most[kind],
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: busyPercent } },
      },
    ],
    // A start costs more processor time than a quiet minute saves.
    behavior: {
      scaleDown: {
        stabilizationWindowSeconds: 300,
        policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }],
      },
    },
  },
});

export const writeDisruptionBudget = ({ name, kind }: Slice): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: labelsOf(name, kind) },
  spec: {
    maxUnavailable: 1,
    // One that answers nothing must not hold up the emptying of a node.
    unhealthyPodEvictionPolicy: 'AlwaysAllow',
    selector: { matchLabels: selectorOf(name) },
  },
});
