import { Pool } from 'undici';

/** What a replica says of itself: `silent` took the question and did not answer, `gone` did not even take it. */
export type Finding = 'ready' | 'not ready' | 'silent' | 'gone';

const readinessPath = '/readyz';

export interface Prober {
  ask(): Promise<Finding>;
  close(): Promise<void>;
}

/** Asks on the port of the calls, so in their way, but on a connection that no call uses. */
export function createProber(
  url: string,
  { timeoutMs, connect }: { timeoutMs: number; connect: Pool.Options['connect'] },
): Prober {
  const pool = new Pool(url, { connections: 1, connect, keepAliveTimeout: 4_000 });
  return {
    async ask() {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const { statusCode, body } = await pool.request({ method: 'GET', path: readinessPath, signal: late });
        await body.dump();
        // A server that has no such address is none of ours, and answers.
        return statusCode === 503 ? 'not ready' : 'ready';
      } catch {
        return late.aborted ? 'silent' : 'gone';
      }
    },
    close: () => pool.destroy(),
  };
}
