import { addressesOf } from '../config/addresses-of.ts';
import { ConfigurationError } from '../config/environment.ts';

/**
 * `own`: every service signs in to the broker by an account of its own, may do there only what its part is, and takes an event
 * only from the account of the service that owns its type. `shared`: all sign in by one account, as while developing, so that
 * the broker cannot tell them apart, and each declares what it needs.
 */
export type Accounts = 'own' | 'shared';

export interface BrokerAccounts {
  /** Of this service. */
  own: string;
  of(service: string): string;
}

interface Connection {
  url: string;
  service: string;
  accounts: Accounts;
}

/** Nothing where one account is shared. What stands before the service's name in its own account stands before all others too. */
export function brokerAccounts({ url, service, accounts }: Connection): BrokerAccounts | undefined {
  if (accounts === 'shared') return undefined;
  const own = decodeURIComponent(new URL(addressesOf(url)[0] ?? url).username);
  if (!own.endsWith(service)) {
    throw new ConfigurationError([
      `EVENT_BUS_URL: its user must be ${service}, an account of this service alone; EVENT_BUS_ACCOUNTS=shared takes any, and then no event's sender is checked`,
    ]);
  }
  const prefix = own.slice(0, -service.length);
  return { own, of: name => `${prefix}${name}` };
}
