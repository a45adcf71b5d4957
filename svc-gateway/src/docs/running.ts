import { parseVersion, type Version } from '@sufra/service-kit';
import type { FrontEnd } from '../front-end/front-end.ts';
import type { Upstream } from '../proxy/forward.ts';

/** A slice with what its replicas run: one version, two while it is released, none while it is away. */
export interface RunningSlice {
  slice: string;
  versions: Version[];
}

interface Deps {
  own: Version;
  upstreams: ReadonlyMap<string, Upstream>;
  frontEnd: FrontEnd;
  timeoutMs: number;
}

const freshMs = 10_000;

const distinct = (versions: Version[]) =>
  versions.filter(
    (one, at) =>
      versions.findIndex(({ version, commit }) => version === one.version && commit === one.commit) === at,
  );

async function ofService({ replicas }: Upstream, timeoutMs: number): Promise<Version[]> {
  const found = await Promise.all(
    replicas.inTurn().map(async ({ pool }) => {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const { headers, body } = await pool.request({ method: 'GET', path: '/readyz', signal });
        await body.dump();
        return parseVersion(headers['x-sufra-version']);
      } catch {
        return undefined; // It is away, which the list says by having no version for it.
      }
    }),
  );
  return distinct(found.filter(version => version !== undefined));
}

/** What runs just now, by its own word; asked for at most every ten seconds, however many read it. */
export function createRunning({ own, upstreams, frontEnd, timeoutMs }: Deps): () => Promise<RunningSlice[]> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<RunningSlice[]> | undefined;

  async function read(): Promise<RunningSlice[]> {
    const services = [...upstreams].map(async ([slice, upstream]) => ({
      slice,
      versions: await ofService(upstream, timeoutMs),
    }));
    const pages = (await frontEnd.states()).map(({ name, entry, version, commit }) => ({
      slice: name,
      versions: entry && version ? [{ version, ...(commit && { commit }) }] : [],
    }));
    return [...pages, { slice: 'svc-gateway', versions: [own] }, ...(await Promise.all(services))];
  }

  return () => {
    if (!reading || performance.now() - readAt > freshMs) {
      readAt = performance.now();
      reading = read();
    }
    return reading;
  };
}
