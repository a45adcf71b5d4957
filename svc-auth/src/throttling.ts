import { type Limit, Problem, type Throttle } from '@sufra/service-kit';
import type { AuthConfig } from './config.ts';
import type { SecurityEvent, SecurityLog } from './security-log.ts';

const hour = 3_600_000;
const day = 24 * hour;

export const limitsOf = (config: AuthConfig) => ({
  signInsByEmail: {
    name: 'sign-in by address',
    most: config.signInFailuresPerEmail,
    windowMs: config.signInWindowMs,
  },
  signInsByIp: { name: 'sign-in by ip', most: config.signInFailuresPerIp, windowMs: config.signInWindowMs },
  signInsByDevice: {
    name: 'sign-in by known browser',
    most: config.signInFailuresPerDevice,
    windowMs: config.signInWindowMs,
  },
  wrongPasswordsByMember: {
    name: 'wrong passwords by member',
    most: config.wrongPasswordsPerMember,
    windowMs: config.signInWindowMs,
  },
  signUpsByIp: { name: 'sign-up by ip', most: config.signUpsPerIpAndHour, windowMs: hour },
  mailsByAddress: { name: 'mail by address', most: config.mailsPerAddressAndHour, windowMs: hour },
  mailRequestsByIp: { name: 'mail request by ip', most: config.mailRequestsPerIpAndHour, windowMs: hour },
  resetsByIp: { name: 'password reset by ip', most: config.resetsPerIpAndHour, windowMs: hour },
  addressChangesByMember: {
    name: 'change of address by member',
    most: config.addressChangesPerMemberAndHour,
    windowMs: hour,
  },
  /** More than a household has places, on a day of mistyped addresses. */
  invitationsByMember: { name: 'invitation by member', most: 30, windowMs: day },
  invitationsByAddress: {
    name: 'invitation by address',
    most: config.mailsPerAddressAndHour,
    windowMs: hour,
  },
  secondFactorByAccount: {
    name: 'second factor by account',
    most: config.secondFactorFailuresPerAccount,
    windowMs: config.signInWindowMs,
  },
  passkeyStartsByIp: {
    name: 'sign-ins with a passkey begun by ip',
    most: config.passkeySignInsPerIp,
    windowMs: config.signInWindowMs,
  },
  passkeyFailuresByIp: {
    name: 'failed sign-ins with a passkey by ip',
    most: config.passkeySignInsPerIp,
    windowMs: config.signInWindowMs,
  },
  googleStartsByIp: {
    name: 'sign-ins with Google begun by ip',
    most: config.googleSignInsPerIp,
    windowMs: config.signInWindowMs,
  },
  googleReturnsByIp: {
    name: 'failed sign-ins with Google by ip',
    most: config.googleSignInsPerIp,
    windowMs: config.signInWindowMs,
  },
});

export type Limits = ReturnType<typeof limitsOf>;

/** A limit of 0 is switched off. */
export const unlessOff = (throttle: Throttle): Throttle => ({
  take: async (limit, who) => (limit.most === 0 ? async () => {} : throttle.take(limit, who)),
  assertRoom: async (limit, who) => {
    if (limit.most > 0) await throttle.assertRoom(limit, who);
  },
});

interface Recorded {
  limit: Limit;
  who: string;
  what: SecurityEvent['what'];
  ip: string;
}

interface Deps {
  throttle: Throttle;
  record: SecurityLog;
}

/** A caller who runs into a limit leaves a line in the log. */
const recorded =
  <T>(attempt: (throttle: Throttle, tried: Recorded) => Promise<T>) =>
  async ({ throttle, record }: Deps, tried: Recorded): Promise<T> => {
    const { limit, what, ip } = tried;
    try {
      return await attempt(throttle, tried);
    } catch (error) {
      if (isRefusal(error)) record({ what, outcome: 'refused', reason: `limit of ${limit.name}`, ip });
      throw error;
    }
  };

export const takeOrRecord = recorded((throttle, { limit, who }) => throttle.take(limit, who));
export const assertRoomOrRecord = recorded((throttle, { limit, who }) => throttle.assertRoom(limit, who));

/** For what is silently left out beyond the limit: undefined instead of 429. */
export async function takeIfRoom(throttle: Throttle, { limit, who }: { limit: Limit; who: string }) {
  try {
    return await throttle.take(limit, who);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

const isRefusal = (error: unknown) => error instanceof Problem && error.code === 'too_many_requests';
