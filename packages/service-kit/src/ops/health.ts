export interface Check {
  name: string;
  /** What requests need makes a service unready; anything else only makes it degraded. */
  isNeeded: boolean;
  /** Resolves with a fault's words, or with nothing when all is well. */
  run(): Promise<string | undefined>;
}

export interface Health {
  isReady: boolean;
  faults: Record<string, string>;
  degraded: Record<string, string>;
}

const timeoutMs = 1_500;

async function faultOf(check: Check): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>(resolve => {
    timer = setTimeout(resolve, timeoutMs, `no answer within ${timeoutMs} ms`);
  });
  try {
    return await Promise.race([check.run(), late]);
  } catch {
    return 'does not answer';
  } finally {
    clearTimeout(timer);
  }
}

export async function checkHealth(checks: Check[]): Promise<Health> {
  const health: Health = { isReady: true, faults: {}, degraded: {} };
  await Promise.all(
    checks.map(async check => {
      const fault = await faultOf(check);
      if (!fault) return;
      if (check.isNeeded) health.isReady = false;
      (check.isNeeded ? health.faults : health.degraded)[check.name] = fault;
    }),
  );
  return health;
}
