import { type SecretKind, type Shape, secretsOf } from '@sufra/service-kit';
import { importFile } from './import-file.ts';
import { repository, services } from './repository.ts';

export const databaseOf = (service: string) => service.replace('svc-', 'sufra-');

/** What a service reads, as its own config.ts declares it. */
export async function environmentOf(service: string): Promise<Shape> {
  const { environment } = await importFile(repository, service, 'src', 'config.ts');
  if (!environment) throw new Error(`${service}/src/config.ts exports no environment: svc-blog's shows how`);
  return environment;
}

export type Secrets = Record<string, SecretKind>;

/** The secrets of each service. Those of one name are one secret, so services that share it must mean the same by it. */
export async function secretsByService(): Promise<Record<string, Secrets>> {
  const known: Secrets = {};
  const found: Record<string, Secrets> = {};
  for (const service of services()) {
    const own = secretsOf(await environmentOf(service));
    for (const [name, kind] of Object.entries(own)) {
      known[name] ??= kind;
      if (known[name] !== kind)
        throw new Error(`${name} is a ${kind} to ${service}, and a ${known[name]} to another service`);
    }
    found[service] = own;
  }
  return found;
}

/** Every secret by its name, whichever services read it. */
export const allSecrets = async (): Promise<Secrets> =>
  Object.assign({}, ...Object.values(await secretsByService()));
