import { readToken } from './read-token.ts';

const negligible = 60_000;
const maxMargin = 5 * 60_000;

/**
 * How far this machine's clock is behind the server's, told by a token that has just been issued. Anything
 * under a minute is the way here and rounding.
 */
export function clockLagAt(receivedAt: number, token: string) {
  const issuedAt = readToken(token)?.issuedAt;
  if (issuedAt === undefined) return 0;
  const lag = issuedAt * 1000 - receivedAt;
  return Math.abs(lag) < negligible ? 0 : lag;
}

export interface TokenLife {
  /** Milliseconds until it ends; negative when it has. */
  remaining: number;
  /** From here on the next one is fetched. */
  margin: number;
  /** So close to the end that it might not survive the way to the server. */
  isEnding: boolean;
}

/** Undefined for what is no token. */
export function lifeOf(token: string, serverNow: number): TokenLife | undefined {
  const times = readToken(token);
  if (!times) return undefined;
  const remaining = times.expiresAt * 1000 - serverNow;
  const lifetime = (times.expiresAt - (times.issuedAt ?? times.expiresAt - 3600)) * 1000;
  const margin = Math.max(0, Math.min(maxMargin, lifetime / 5));
  return { remaining, margin, isEnding: remaining < Math.min(10_000, margin / 2) };
}
