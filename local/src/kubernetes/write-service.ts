import type { IService } from 'kubernetes-models/v1/Service';
import type { IServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { gateway } from '../slices/repository.ts';
import { labelsOf, selectorOf } from './labels.ts';
import { callsPort, type Slice } from './slice.ts';

export const writeServiceAccount = ({ name, kind }: Slice): IServiceAccount => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name, labels: labelsOf(name, kind) },
  automountServiceAccountToken: false,
});

/** Without an address of its own: the gateway looks up every replica behind the name, and asks each how it fares. */
export const writeService = ({ name, kind }: Slice): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labelsOf(name, kind) },
  spec: {
    ...(name !== gateway && { clusterIP: 'None' }),
    selector: selectorOf(name),
    ports: [{ name: 'calls', port: callsPort, targetPort: 'calls', protocol: 'TCP', appProtocol: 'http' }],
  },
});
