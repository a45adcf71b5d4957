import { apiPrefix } from '@sufra/contracts';
import type { Exchange } from '@sufra/service-kit';
import { type DeviceMark, isMarkOf, isOver, newMark, readMark, writeMark } from './device-mark.ts';

interface Options {
  siteUrl: string;
  /** The first signs, any is believed. */
  keys: readonly string[];
  lifeMs: number;
}

const name = 'sufra_device';
/** A household around one browser; the account that signed in longest ago gives way. */
const maxAccounts = 8;
const between = '~';

/**
 * By what a browser is known again in which an account has been signed in to before, after signing out, too. It opens nothing: it has
 * its failures at the sign-in counted apart, so that no stranger can use up the owner's.
 */
export function knownDevices({ siteUrl, keys, lifeMs }: Options) {
  const [key] = keys;
  if (!key) throw new Error('there is no key to sign devices with');
  const attributes = {
    httpOnly: true,
    sameSite: 'strict',
    secure: siteUrl.startsWith('https:'),
    path: `${apiPrefix}/auth`,
    maxAge: lifeMs,
  } as const;

  function marksOf(exchange: Exchange): DeviceMark[] {
    const texts = exchange.cookie(name)?.split(between, maxAccounts) ?? [];
    const now = new Date();
    return texts.flatMap(text => readMark(text) ?? []).filter(mark => !isOver(mark, now));
  }
  const isOf = (email: string) => (mark: DeviceMark) => isMarkOf(email, { mark, keys });

  return {
    /** What this browser is called at the account of this address, if it has been there. */
    find: (exchange: Exchange, email: string): string | undefined => marksOf(exchange).find(isOf(email))?.id,

    /** It keeps its name, or signing in would begin the count of its failures anew. */
    remember(exchange: Exchange, email: string) {
      const marks = marksOf(exchange);
      const known = marks.find(isOf(email));
      const mark = newMark(email, { key, lifeMs, ...(known && { id: known.id }) });
      const kept = [mark, ...marks.filter(one => one !== known)].slice(0, maxAccounts);
      exchange.setCookie(name, kept.map(writeMark).join(between), attributes);
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
