import type { z } from 'zod';
import type { ExternalSecret } from './custom-resources.ts';
import type { Slice } from './slice.ts';
import { virtualHost } from './write-rabbitmq.ts';

type Written = z.infer<typeof ExternalSecret>;

interface Wanted {
  /** By the key in the secret that is made: where it lies in the store. */
  from: Record<string, { key: string; property: string }>;
  template?: Record<string, string>;
}

const external = (name: string, { from, template }: Wanted): Written => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name },
  spec: {
    refreshInterval: '1h',
    secretStoreRef: { kind: 'ClusterSecretStore', name: 'sufra' },
    target: { name, creationPolicy: 'Owner', ...(template && { template: { data: template } }) },
    data: Object.entries(from).map(([secretKey, remoteRef]) => ({ secretKey, remoteRef })),
  },
});

const folder = (name: string) => `sufra/${name}`;
export const sharedFolder = folder('shared');

/** A slice's secrets by their names in the store: its own in `sufra/<slice>`, what several services read in `sufra/shared`. */
export function writeExternalSecrets(
  { name, secrets, hasDatabase, hasEvents }: Slice,
  shared: ReadonlySet<string>,
): Written[] {
  const own = secrets.filter(({ isOptional }) => !isOptional);
  const place = (secret: string) => ({
    key: shared.has(secret) ? sharedFolder : folder(name),
    property: secret,
  });
  return [
    ...(own.length > 0
      ? [
          external(`${name}-secrets`, {
            from: Object.fromEntries(own.map(one => [one.name, place(one.name)])),
          }),
        ]
      : []),
    ...(hasEvents
      ? [
          external(`${name}-broker`, {
            from: { password: { key: folder(name), property: 'BROKER_PASSWORD' } },
            template: {
              username: name,
              password: '{{ .password }}',
              url: `amqp://${name}:{{ .password }}@rabbitmq:5672/${virtualHost}`,
            },
          }),
        ]
      : []),
    ...(hasDatabase
      ? [
          external(`${name}-mongodb-password`, {
            from: { password: { key: folder(name), property: 'MONGODB_PASSWORD' } },
          }),
        ]
      : []),
  ];
}

export const writePlatformSecrets = (): Written[] => [
  external('backup-key', { from: { BACKUP_KEY: { key: folder('backup'), property: 'BACKUP_KEY' } } }),
  external('backup-mongodb-password', {
    from: { password: { key: folder('backup'), property: 'MONGODB_PASSWORD' } },
  }),
];
