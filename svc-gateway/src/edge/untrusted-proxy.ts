import type { Log } from '@sufra/service-kit';
import type { NextFunction, Request, Response } from 'express';
import type { GatewayConfig } from '../config.ts';

// What proxies put in front of a request; a visitor may send them as well, so a warning is no proof of a proxy.
const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const quietMs = 10 * 60_000;

type Deps = { log: Pick<Log, 'warn'>; config: Pick<GatewayConfig, 'trustedProxies' | 'mode'> };

/** Said at the start: behind a proxy that is not named all visitors have one address, and each limit by address is one for all. */
export function sayWhoIsTrusted({ log, config }: Deps) {
  if (config.mode === 'production' && config.trustedProxies === 'none')
    log.warn(
      'TRUSTED_PROXIES is none: behind a proxy all visitors would count as one address, and share every limit by address',
    );
}

/** Such a header from a peer that is not trusted is warned of, at most once in ten minutes, and believed in no case. */
export function warnOfUntrustedProxy({ log, config }: Deps) {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (req: Request, _res: Response, next: NextFunction) => {
    const isClaimed = config.trustedProxies === 'none' && forwarded.some(name => req.headers[name]);
    if (isClaimed && performance.now() >= quietUntil) {
      quietUntil = performance.now() + quietMs;
      log.warn(
        { peer: req.socket.remoteAddress },
        'a request says for whom it was forwarded, and TRUSTED_PROXIES is none: if a proxy stands in front of the gateway, name it there',
      );
    }
    next();
  };
}
