import type { INamespace } from 'kubernetes-models/v1/Namespace';
import { gateway } from '../slices/repository.ts';
import { type Environment, settingsIn } from './environments.ts';
import type { Slice } from './slice.ts';
import { configMap } from './slice-files.ts';
import { backupImage } from './write-backup.ts';
import { writeEntry } from './write-entry.ts';
import { writeStandIns } from './write-stand-ins.ts';
import { component, kustomization, type WrittenFile, yamlFile } from './written-file.ts';

interface Named {
  name: string;
  environment: Environment;
  /** The names of settings that a slice reads. */
  knownTo: (slice: string) => ReadonlySet<string>;
}

const namespaceOf = ({ namespace }: Environment): INamespace => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: {
    name: namespace,
    labels: {
      'pod-security.kubernetes.io/enforce': 'baseline',
      'pod-security.kubernetes.io/warn': 'restricted',
    },
  },
});

const small = (kind: string, field: string) => ({
  target: { kind },
  patch: `- op: replace\n  path: /spec/${field}\n  value: 1\n`,
});

function environmentPlatform({ name, environment }: Named): WrittenFile[] {
  const standIns = writeStandIns(environment);
  const folder = `${name}/platform`;
  const { images, tag } = environment;
  return [
    kustomization(folder, {
      namespace: environment.namespace,
      resources: ['namespace.yaml', '../../platform', ...(standIns.length > 0 ? ['stand-ins.yaml'] : [])],
      components: [
        `../${backupImage}/version`,
        ...(environment.secrets === 'external' ? ['../../platform/external-secrets'] : []),
      ],
      // On one machine one of each is enough.
      ...(standIns.length > 0 && {
        images: [{ name: 'local', newName: `${images}/local`, newTag: tag }],
        patches: [small('RabbitmqCluster', 'replicas'), small('MongoDBCommunity', 'members')],
      }),
    }),
    yamlFile(`${folder}/namespace.yaml`, [namespaceOf(environment)]),
    ...(standIns.length > 0 ? [yamlFile(`${folder}/stand-ins.yaml`, standIns)] : []),
  ];
}

function environmentSlice(slice: Slice, { name: where, environment, knownTo }: Named): WrittenFile[] {
  const { name, kind } = slice;
  const folder = `${where}/${name}`;
  const entry = name === gateway ? writeEntry(environment) : [];
  const { secrets, scaledByQueue, namespace } = environment;
  const hasSecrets = slice.hasDatabase || slice.secrets.length > 0;
  return [
    kustomization(folder, {
      namespace,
      resources: [`../../slices/${name}`, ...(entry.length > 0 ? ['entry.yaml'] : [])],
      components: [
        'version',
        ...(secrets === 'external' && hasSecrets ? [`../../slices/${name}/external-secrets`] : []),
        ...(scaledByQueue.includes(name) ? [`../../slices/${name}/scaled-by-queue`] : []),
      ],
      ...(kind === 'service' && configMap(name, settingsIn(environment, name, knownTo(name)), 'merge')),
      // How many there are is the autoscaler's to say: applying a folder again must not take replicas away under load.
      patches: [{ target: { kind: 'Deployment', name }, patch: '- op: remove\n  path: /spec/replicas\n' }],
    }),
    ...(entry.length > 0 ? [yamlFile(`${folder}/entry.yaml`, entry)] : []),
  ];
}

/** Which image a slice runs is its team's to say: written once, and theirs from then on. */
const versionOf = (slice: string, { name, environment: { images, tag } }: Named) =>
  component(`${name}/${slice}/version`, {
    images: [{ name: slice, newName: `${images}/${slice}`, newTag: tag }],
  });

export const environmentFiles = (slices: readonly Slice[], named: Named): WrittenFile[] => [
  kustomization(named.name, { resources: ['platform', ...slices.map(({ name }) => name)] }),
  ...environmentPlatform(named),
  ...slices.flatMap(slice => environmentSlice(slice, named)),
];

export const firstVersions = (slices: readonly Slice[], named: Named): WrittenFile[] =>
  slices.map(({ name }) => versionOf(name, named));
