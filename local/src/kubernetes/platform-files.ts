import type { Slice } from './slice.ts';
import { writeBackup } from './write-backup.ts';
import { writePlatformSecrets } from './write-external-secrets.ts';
import { writeMongodb, writeMongodbAccount } from './write-mongodb.ts';
import { writePlatformNetwork } from './write-platform-network.ts';
import { writeBrokerRights, writeRabbitmqCluster } from './write-rabbitmq.ts';
import { component, kustomization, type WrittenFile, yamlFile } from './written-file.ts';

/** What all slices stand on: the stores, their accounts, backups, and that nothing may connect unless it is allowed. */
export function platformFiles(all: readonly Slice[]): WrittenFile[] {
  const resources: Record<string, object[]> = {
    'network-policy.yaml': writePlatformNetwork(all),
    'mongodb.yaml': [...writeMongodbAccount(), writeMongodb()],
    'rabbitmq.yaml': [writeRabbitmqCluster()],
    'broker-rights.yaml': writeBrokerRights(),
    'backup.yaml': writeBackup(),
  };
  return [
    kustomization('platform', { resources: Object.keys(resources) }),
    ...Object.entries(resources).map(([file, documents]) => yamlFile(`platform/${file}`, documents)),
    component('platform/external-secrets', { resources: ['secrets.yaml'] }),
    yamlFile('platform/external-secrets/secrets.yaml', writePlatformSecrets()),
  ];
}
