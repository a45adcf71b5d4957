import type { ICronJob } from 'kubernetes-models/batch/v1/CronJob';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { labelsOf, selectorOf } from './labels.ts';
import { lockedContainer, lockedPod, temporary, temporaryMount } from './pod.ts';
import { backupAccount } from './write-mongodb.ts';
import { dns, pods, tcp } from './write-network-policy.ts';

const name = 'backup';
/** Any service's image holds the command; the compose file takes this one too. */
export const backupImage = 'svc-auth';
const keptDays = 14;

const script = [
  'set -eu',
  'node packages/service-kit/src/backup/backup.ts backup "/backups/sufra-$(date -u +%Y%m%dT%H%M%SZ).backup"',
  `find /backups -name 'sufra-*.backup' -mtime +${keptDays} -delete`,
].join('\n');

const secret = (from: string, key: string) => ({ valueFrom: { secretKeyRef: { name: from, key } } });

export const writeBackup = (): [ICronJob, IPersistentVolumeClaim, INetworkPolicy] => [
  {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: { name, labels: labelsOf(name, 'backup') },
    spec: {
      schedule: '40 2 * * *',
      timeZone: 'Etc/UTC',
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: 3_600,
      successfulJobsHistoryLimit: 3,
      failedJobsHistoryLimit: 3,
      jobTemplate: {
        spec: {
          backoffLimit: 2,
          activeDeadlineSeconds: 3_600,
          template: {
            metadata: { labels: labelsOf(name, 'backup') },
            spec: {
              restartPolicy: 'Never',
              ...lockedPod(1000),
              // One that is told to stop lets writes go on before it ends.
              terminationGracePeriodSeconds: 30,
              containers: [
                {
                  name,
                  image: backupImage,
                  command: ['sh', '-c', script],
                  env: [
                    { name: 'MONGO_URL', ...secret(`${backupAccount}-mongodb`, 'connectionString.standard') },
                    { name: 'BACKUP_KEY', ...secret('backup-key', 'BACKUP_KEY') },
                  ],
                  resources: {
                    requests: { cpu: '250m', memory: '384Mi' },
                    limits: { cpu: '1', memory: '384Mi' },
                  },
                  ...lockedContainer,
                  volumeMounts: [temporaryMount, { name: 'backups', mountPath: '/backups' }],
                },
              ],
              volumes: [temporary, { name: 'backups', persistentVolumeClaim: { claimName: 'backups' } }],
            },
          },
        },
      },
    },
  },
  {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: 'backups', labels: labelsOf(name, 'backup') },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '20Gi' } } },
  },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, labels: labelsOf(name, 'backup') },
    spec: {
      podSelector: { matchLabels: selectorOf(name) },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [],
      egress: [dns, { to: [pods('mongodb')], ports: [tcp(27_017)] }],
    },
  },
];
