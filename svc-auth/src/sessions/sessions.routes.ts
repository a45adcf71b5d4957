import { Problem, routes } from '@sufra/service-kit';
import type { KnownDevices } from '../devices/known-devices.ts';
import { endSession } from './end-session.ts';
import { renewSession } from './renew-session.ts';
import type { SessionCookie } from './session-cookie.ts';
import { type SignInDeps, signIn } from './sign-in.ts';
import type { PublishedKey } from './signing-keys.ts';

interface Deps extends SignInDeps {
  cookie: SessionCookie;
  devices: KnownDevices;
  publishedKeys: PublishedKey[];
}

const keySetSeconds = 60;

export const sessionRoutes = ({ cookie, devices, publishedKeys, ...deps }: Deps) =>
  routes({
    'POST /auth/signin': async ({ body }, exchange) => {
      const device = devices.find(exchange, body.email);
      const { answer, refreshToken } = await signIn(deps, { ...body, ip: exchange.ip, device });
      if (!refreshToken) return answer;
      cookie.set(exchange, refreshToken);
      devices.remember(exchange, body.email);
      return answer;
    },

    'POST /auth/session/renew': async (_input, exchange) => {
      try {
        const presented = { cookie: cookie.read(exchange), ip: exchange.ip };
        const { answer, refreshToken, email } = await renewSession(deps, presented);
        cookie.set(exchange, refreshToken);
        devices.remember(exchange, email);
        return answer;
      } catch (error) {
        // An outage must sign no member out: only a session that is over takes its cookie along.
        if (error instanceof Problem && error.code === 'session_ended') cookie.clear(exchange);
        throw error;
      }
    },

    'POST /auth/session/end': async (_input, exchange) => {
      const answer = await endSession(deps, { cookie: cookie.read(exchange), ip: exchange.ip });
      cookie.clear(exchange);
      return answer;
    },

    'GET /auth/keys': (_input, exchange) => {
      exchange.setHeader('cache-control', `public, max-age=${keySetSeconds}`);
      return { keys: publishedKeys };
    },
  });
