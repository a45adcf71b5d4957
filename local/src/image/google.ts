import { ConfigurationError } from '@sufra/service-kit';
import { startGoogle } from '../../stand-ins/google/index.ts';

const needed = ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'SITE_URL'];

/** The stand-in for Google, told by the environment what svc-auth is told. */
export async function googleOf(env: NodeJS.ProcessEnv, log: (line: string) => void) {
  const missing = needed.filter(name => !env[name]);
  if (missing.length > 0) throw new ConfigurationError(missing.map(name => `${name}: is not set`));
  const { GOOGLE_ISSUER = '', GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '', SITE_URL = '' } = env;
  return startGoogle({
    host: '0.0.0.0',
    port: Number(env.GOOGLE_PORT ?? 1081),
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    redirectUri: `${SITE_URL}/api/v1/auth/google/return`,
    log,
  });
}
