import type { Connection } from 'mongoose';
import type { FindAccessFacts } from '../access/access-facts.ts';
import { authenticator } from '../access/authenticate.ts';
import { keptKeySet } from '../access/kept-key-set.ts';
import { type KeySet, remoteKeySet } from '../access/key-set.ts';
import { accessFactsModel, findProjectedFacts } from '../access/projected-facts.ts';
import { tokenVerifier } from '../access/token.ts';
import { withAccess } from '../access/with-access.ts';
import type { ServiceConfig } from '../config/service-environment.ts';
import type { Authenticate, Redeem } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../ops/log.ts';
import type { Handlers } from './handlers.ts';

/** Of the service that owns the accounts: it knows keys and facts itself. */
export interface OwnAccess {
  keySet: KeySet;
  findFacts: FindAccessFacts;
  /** For the calls that take a one-time token. */
  redeem?: Redeem;
}

interface Options {
  config: ServiceConfig;
  connection: Connection;
  log: Log;
  now: () => number;
  own?: OwnAccess;
}

export interface ServiceAccess {
  authenticate: Authenticate;
  redeem?: Redeem | undefined;
  /** Adds what keeps this service's copy of the facts up to date. */
  handlers(own: Handlers): Handlers;
  stop(): void;
}

/** How a service learns who calls and what they may do: from svc-auth's key set and its own copy of svc-auth's events. */
export function openAccess({ config, connection, log, now, own }: Options): ServiceAccess {
  const { keySetUrl, tokenIssuer: issuer, tokenAudience: audience } = config;
  if (own) {
    const verify = tokenVerifier({ keySet: own.keySet, issuer, audience, now });
    const authenticate = authenticator({ verify, findFacts: own.findFacts });
    return { authenticate, redeem: own.redeem, handlers: handlers => handlers, stop: own.keySet.stop };
  }
  if (!keySetUrl) {
    const refuseAll: Authenticate = async () => {
      throw new Problem('unauthorized');
    };
    return { authenticate: refuseAll, handlers: handlers => handlers, stop: () => undefined };
  }
  const keySet = remoteKeySet({ urls: keySetUrl, log, store: keptKeySet(connection) });
  const facts = accessFactsModel(connection);
  const verify = tokenVerifier({ keySet, issuer, audience, now });
  return {
    authenticate: authenticator({ verify, findFacts: findProjectedFacts(facts) }),
    handlers: handlers => withAccess(facts, handlers),
    stop: keySet.stop,
  };
}
