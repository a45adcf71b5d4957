import type { IRole } from 'kubernetes-models/rbac.authorization.k8s.io/v1/Role';
import type { IRoleBinding } from 'kubernetes-models/rbac.authorization.k8s.io/v1/RoleBinding';
import type { IServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import type { z } from 'zod';
import { services } from '../slices/repository.ts';
import { databaseOf } from '../slices/service-environment.ts';
import type { MongoDBCommunity } from './custom-resources.ts';
import { podsOf } from './labels.ts';

const name = 'mongodb';
const account = 'mongodb-database';

interface Account {
  user: string;
  database: string;
  roles: { name: string; db: string }[];
}

const userOf = ({ user, database, roles }: Account) => ({
  name: user,
  db: database,
  passwordSecretRef: { name: `${user}-mongodb-password`, key: 'password' },
  roles,
  scramCredentialsSecretName: `${user}-mongodb`,
  connectionStringSecretName: `${user}-mongodb`,
});

const serviceAccount = (service: string): Account => ({
  user: service,
  database: databaseOf(service),
  roles: [{ name: 'readWrite', db: databaseOf(service) }],
});

export const backupAccount = 'backup';
const backup: Account = {
  user: backupAccount,
  database: 'admin',
  roles: ['readWriteAnyDatabase', 'dbAdminAnyDatabase', 'hostManager'].map(role => ({
    name: role,
    db: 'admin',
  })),
};

const claim = (volume: string, storage: string) => ({
  metadata: { name: volume },
  spec: { accessModes: ['ReadWriteOnce'] as ['ReadWriteOnce'], resources: { requests: { storage } } },
});

/** The operator writes the connection string of each account into the secret that its service reads. */
export const writeMongodb = (): z.infer<typeof MongoDBCommunity> => ({
  apiVersion: 'mongodbcommunity.mongodb.com/v1',
  kind: 'MongoDBCommunity',
  metadata: { name },
  spec: {
    members: 3,
    type: 'ReplicaSet',
    version: '8.0.12',
    security: { authentication: { modes: ['SCRAM'] } },
    users: [...services().map(serviceAccount), backup].map(userOf),
    additionalMongodConfig: { 'storage.wiredTiger.engineConfig.cacheSizeGB': 0.5 },
    statefulSet: {
      spec: {
        template: {
          spec: {
            serviceAccountName: account,
            terminationGracePeriodSeconds: 60,
            topologySpreadConstraints: ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map(
              topologyKey => ({
                maxSkew: 1,
                topologyKey,
                whenUnsatisfiable: 'ScheduleAnyway',
                labelSelector: { matchLabels: podsOf(name) },
              }),
            ),
            containers: [
              {
                name: 'mongod',
                resources: { requests: { cpu: '500m', memory: '2Gi' }, limits: { cpu: '2', memory: '2Gi' } },
              },
              {
                name: 'mongodb-agent',
                resources: {
                  requests: { cpu: '100m', memory: '256Mi' },
                  limits: { cpu: '500m', memory: '512Mi' },
                },
              },
            ],
          },
        },
        volumeClaimTemplates: [claim('data-volume', '20Gi'), claim('logs-volume', '2Gi')],
      },
    },
  },
});

/** What the operator's agent beside each member needs: to read its plan, and to say on its own pod how far it is. */
export const writeMongodbAccount = (): [IServiceAccount, IRole, IRoleBinding] => [
  { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: account } },
  {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'Role',
    metadata: { name: account },
    rules: [
      { apiGroups: [''], resources: ['secrets'], resourceNames: [`${name}-config`], verbs: ['get'] },
      { apiGroups: [''], resources: ['pods'], verbs: ['get', 'patch', 'delete'] },
    ],
  },
  {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'RoleBinding',
    metadata: { name: account },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: account },
    subjects: [{ kind: 'ServiceAccount', name: account }],
  },
];
