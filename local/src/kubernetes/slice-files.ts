import type { Slice } from './slice.ts';
import { writeDeployment } from './write-deployment.ts';
import { writeExternalSecrets } from './write-external-secrets.ts';
import { withoutAutoscaler, writeKeda } from './write-keda.ts';
import { writeNetworkPolicy } from './write-network-policy.ts';
import { writeAutoscaler, writeDisruptionBudget } from './write-scaling.ts';
import { writeService, writeServiceAccount } from './write-service.ts';
import { component, kustomization, type WrittenFile, yamlFile } from './written-file.ts';

const literals = (settings: Record<string, string>) =>
  Object.entries(settings).map(([name, value]) => `${name}=${value}`);

/** With a hash of its content in its name, so that other settings are a roll-out, and going back takes the former ones. */
export const configMap = (name: string, settings: Record<string, string>, behavior?: 'merge') => ({
  configMapGenerator: [{ name, ...(behavior && { behavior }), literals: literals(settings) }],
});

interface Surroundings {
  all: readonly Slice[];
  /** Secrets that several services read. */
  shared: ReadonlySet<string>;
  readsEvents: boolean;
}

/** What is the same in every environment. */
export function sliceFiles(slice: Slice, { all, shared, readsEvents }: Surroundings): WrittenFile[] {
  const { name } = slice;
  const folder = `slices/${name}`;
  const resources: Record<string, object[]> = {
    'deployment.yaml': [writeServiceAccount(slice), writeDeployment(slice)],
    ...(slice.answersCalls && { 'service.yaml': [writeService(slice)] }),
    'network-policy.yaml': [writeNetworkPolicy(slice, all)],
    'scaling.yaml': [writeAutoscaler(slice), writeDisruptionBudget(slice)],
  };
  const secrets = writeExternalSecrets(slice, shared);
  return [
    kustomization(folder, {
      resources: Object.keys(resources),
      ...(slice.kind === 'service' && configMap(name, slice.settings)),
    }),
    ...Object.entries(resources).map(([file, documents]) => yamlFile(`${folder}/${file}`, documents)),
    ...(readsEvents
      ? [
          component(`${folder}/scaled-by-queue`, {
            resources: ['scaled-object.yaml'],
            patches: [{ path: 'without-autoscaler.yaml' }],
          }),
          yamlFile(`${folder}/scaled-by-queue/scaled-object.yaml`, writeKeda(slice)),
          yamlFile(`${folder}/scaled-by-queue/without-autoscaler.yaml`, [withoutAutoscaler(slice)]),
        ]
      : []),
    ...(secrets.length > 0
      ? [
          component(`${folder}/external-secrets`, { resources: ['secrets.yaml'] }),
          yamlFile(`${folder}/external-secrets/secrets.yaml`, secrets),
        ]
      : []),
  ];
}
