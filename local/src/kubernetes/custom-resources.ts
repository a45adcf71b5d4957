import { z } from 'zod';

/**
 * The fields of the operators' resources that these files use, as their CustomResourceDefinitions name them; any other is refused. No
 * package that is kept well holds these schemas.
 */
const Metadata = z.strictObject({
  name: z.string().regex(/^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$/),
  namespace: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

const resource = <V extends string, K extends string, S extends z.ZodType>(apiVersion: V, kind: K, spec: S) =>
  z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata: Metadata, spec });

const Named = z.strictObject({ name: z.string() });
const Quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const Resources = z.strictObject({
  requests: z.record(z.string(), Quantity),
  limits: z.record(z.string(), Quantity),
});
const Spread = z.strictObject({
  maxSkew: z.int(),
  topologyKey: z.string(),
  whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
  labelSelector: z.strictObject({ matchLabels: z.record(z.string(), z.string()) }),
});
const VolumeClaim = z.strictObject({
  accessModes: z.tuple([z.literal('ReadWriteOnce')]),
  resources: z.strictObject({ requests: z.strictObject({ storage: Quantity }) }),
});

const rabbitmq = 'rabbitmq.com/v1beta1';
const inCluster = { rabbitmqClusterReference: Named };
const inHost = { ...inCluster, vhost: z.string() };
const Arguments = z.record(z.string(), z.union([z.string(), z.int()]));

export const RabbitmqCluster = resource(
  rabbitmq,
  'RabbitmqCluster',
  z.strictObject({
    replicas: z.int(),
    image: z.string(),
    resources: Resources,
    persistence: z.strictObject({ storage: Quantity, storageClassName: z.string().optional() }),
    terminationGracePeriodSeconds: z.int(),
    rabbitmq: z.strictObject({
      additionalConfig: z.string(),
      additionalPlugins: z.array(z.string()).optional(),
    }),
    override: z.strictObject({
      statefulSet: z.strictObject({
        spec: z.strictObject({
          template: z.strictObject({
            spec: z.strictObject({ containers: z.tuple([]), topologySpreadConstraints: z.array(Spread) }),
          }),
        }),
      }),
    }),
  }),
);
export const Vhost = resource(rabbitmq, 'Vhost', z.strictObject({ ...inCluster, name: z.string() }));
export const User = resource(
  rabbitmq,
  'User',
  z.strictObject({ ...inCluster, tags: z.array(z.string()).optional(), importCredentialsSecret: Named }),
);
export const Permission = resource(
  rabbitmq,
  'Permission',
  z.strictObject({
    ...inHost,
    userReference: Named,
    permissions: z.strictObject({ configure: z.string(), write: z.string(), read: z.string() }),
  }),
);
export const TopicPermission = resource(
  rabbitmq,
  'TopicPermission',
  z.strictObject({
    ...inHost,
    userReference: Named,
    permissions: z.strictObject({ exchange: z.string(), write: z.string(), read: z.string() }),
  }),
);
export const Exchange = resource(
  rabbitmq,
  'Exchange',
  z.strictObject({
    ...inHost,
    name: z.string(),
    type: z.enum(['topic', 'direct']),
    durable: z.boolean(),
    autoDelete: z.boolean(),
  }),
);
export const Queue = resource(
  rabbitmq,
  'Queue',
  z.strictObject({
    ...inHost,
    name: z.string(),
    type: z.literal('quorum'),
    durable: z.boolean(),
    autoDelete: z.boolean(),
    arguments: Arguments,
  }),
);
export const Binding = resource(
  rabbitmq,
  'Binding',
  z.strictObject({
    ...inHost,
    source: z.string(),
    destination: z.string(),
    destinationType: z.literal('queue'),
    routingKey: z.string(),
  }),
);

const MongoContainer = z.strictObject({ name: z.enum(['mongod', 'mongodb-agent']), resources: Resources });
export const MongoDBCommunity = resource(
  'mongodbcommunity.mongodb.com/v1',
  'MongoDBCommunity',
  z.strictObject({
    members: z.int(),
    type: z.literal('ReplicaSet'),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    security: z.strictObject({ authentication: z.strictObject({ modes: z.tuple([z.literal('SCRAM')]) }) }),
    users: z.array(
      z.strictObject({
        name: z.string(),
        db: z.string(),
        passwordSecretRef: z.strictObject({ name: z.string(), key: z.string() }),
        roles: z.array(z.strictObject({ name: z.string(), db: z.string() })),
        scramCredentialsSecretName: z.string(),
        connectionStringSecretName: z.string(),
      }),
    ),
    additionalMongodConfig: z.record(z.string(), z.unknown()),
    statefulSet: z.strictObject({
      spec: z.strictObject({
        template: z.strictObject({
          spec: z.strictObject({
            serviceAccountName: z.string(),
            terminationGracePeriodSeconds: z.int(),
            topologySpreadConstraints: z.array(Spread),
            containers: z.array(MongoContainer),
          }),
        }),
        volumeClaimTemplates: z.array(z.strictObject({ metadata: Named, spec: VolumeClaim })),
      }),
    }),
  }),
);

export const ScaledObject = resource(
  'keda.sh/v1alpha1',
  'ScaledObject',
  z.strictObject({
    scaleTargetRef: z.strictObject({ apiVersion: z.string(), kind: z.string(), name: z.string() }),
    minReplicaCount: z.int(),
    maxReplicaCount: z.int(),
    pollingInterval: z.int(),
    cooldownPeriod: z.int(),
    triggers: z.array(
      z.strictObject({
        type: z.enum(['cpu', 'rabbitmq']),
        metricType: z.enum(['Utilization', 'AverageValue']),
        metadata: z.record(z.string(), z.string()),
        authenticationRef: Named.optional(),
      }),
    ),
  }),
);
export const TriggerAuthentication = resource(
  'keda.sh/v1alpha1',
  'TriggerAuthentication',
  z.strictObject({
    secretTargetRef: z.array(z.strictObject({ parameter: z.string(), name: z.string(), key: z.string() })),
  }),
);
export const ExternalSecret = resource(
  'external-secrets.io/v1',
  'ExternalSecret',
  z.strictObject({
    refreshInterval: z.string(),
    secretStoreRef: z.strictObject({ kind: z.literal('ClusterSecretStore'), name: z.string() }),
    target: z.strictObject({
      name: z.string(),
      creationPolicy: z.literal('Owner'),
      template: z.strictObject({ data: z.record(z.string(), z.string()) }).optional(),
    }),
    data: z.array(
      z.strictObject({
        secretKey: z.string(),
        remoteRef: z.strictObject({ key: z.string(), property: z.string() }),
      }),
    ),
  }),
);

const gatewayApi = 'gateway.networking.k8s.io/v1';
const ParentRef = z.strictObject({ name: z.string(), sectionName: z.string() });
export const Gateway = resource(
  gatewayApi,
  'Gateway',
  z.strictObject({
    gatewayClassName: z.string(),
    listeners: z.array(
      z.strictObject({
        name: z.string(),
        hostname: z.string(),
        port: z.int(),
        protocol: z.enum(['HTTP', 'HTTPS']),
        allowedRoutes: z.strictObject({ namespaces: z.strictObject({ from: z.literal('Same') }) }),
        tls: z.strictObject({ mode: z.literal('Terminate'), certificateRefs: z.array(Named) }).optional(),
      }),
    ),
  }),
);
export const HTTPRoute = resource(
  gatewayApi,
  'HTTPRoute',
  z.strictObject({
    parentRefs: z.array(ParentRef),
    hostnames: z.array(z.string()),
    rules: z.array(
      z.strictObject({
        filters: z
          .array(
            z.strictObject({
              type: z.literal('RequestRedirect'),
              requestRedirect: z.strictObject({ scheme: z.literal('https'), statusCode: z.literal(301) }),
            }),
          )
          .optional(),
        timeouts: z.strictObject({ request: z.string() }).optional(),
        backendRefs: z.array(z.strictObject({ name: z.string(), port: z.int() })).optional(),
      }),
    ),
  }),
);

export const customResources = [
  ...[RabbitmqCluster, Vhost, User, Permission, TopicPermission, Exchange, Queue, Binding],
  ...[MongoDBCommunity, ScaledObject, TriggerAuthentication, ExternalSecret, Gateway, HTTPRoute],
];
