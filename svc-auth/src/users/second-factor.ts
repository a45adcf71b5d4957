import { Schema } from 'mongoose';

/** An authenticator app. */
export interface Authenticator {
  id: string;
  /** The secret that it shares with us, sealed with a key of the service. */
  sealedSecret: string;
  addedAt: Date;
  /** The last time step whose code was used: no code counts twice. */
  lastStep: number;
}

export interface Passkey {
  /** As its device names it. */
  id: string;
  name: string;
  publicKey: string;
  /** How often it has signed, where the device counts. */
  counter: number;
  transports: string[];
  addedAt: Date;
  lastUsedAt?: Date | null;
}

export interface RecoveryCodes {
  id: string;
  /** Of those that were not used yet. */
  hashes: string[];
}

/** What a member shows beside the password. Recovery codes come with the first factor and go with the last. */
export interface SecondFactor {
  authenticator?: Authenticator | null;
  passkeys: Passkey[];
  recoveryCodes?: RecoveryCodes | null;
}

const part = { _id: false } as const;
const text = { type: String, required: true } as const;
const instant = { type: Date, required: true } as const;

const authenticator = new Schema<Authenticator>(
  { id: text, sealedSecret: text, addedAt: instant, lastStep: { type: Number, required: true } },
  part,
);
const passkey = new Schema<Passkey>(
  {
    id: text,
    name: text,
    publicKey: text,
    counter: { type: Number, required: true },
    transports: [String],
    addedAt: instant,
    lastUsedAt: Date,
  },
  part,
);
const recoveryCodes = new Schema<RecoveryCodes>({ id: text, hashes: [String] }, part);

export const secondFactor = new Schema<SecondFactor>(
  { authenticator, passkeys: [passkey], recoveryCodes },
  part,
);

interface Holder {
  secondFactor?: SecondFactor | null | undefined;
}

/** Recovery codes are none: they stand in for a factor that was lost. */
export const hasSecondFactor = ({ secondFactor: has }: Holder): boolean =>
  Boolean(has && (has.authenticator || has.passkeys.length > 0));

export const secondFactorIds = ({ secondFactor: has }: Holder): string[] =>
  has
    ? [has.authenticator?.id, has.recoveryCodes?.id, ...has.passkeys.map(({ id }) => id)].filter(
        id => id !== undefined,
      )
    : [];

/** Without the parts that came after `ids` were written down; null when no factor is left. */
export function withoutLaterParts(
  { secondFactor: has }: Holder,
  ids: readonly string[],
): SecondFactor | null {
  if (!has) return null;
  const isKept = <T extends { id: string }>(one: T | null | undefined): one is T =>
    !!one && ids.includes(one.id);
  const kept: SecondFactor = {
    authenticator: isKept(has.authenticator) ? has.authenticator : null,
    passkeys: has.passkeys.filter(isKept),
    recoveryCodes: isKept(has.recoveryCodes) ? has.recoveryCodes : null,
  };
  return hasSecondFactor({ secondFactor: kept }) ? kept : null;
}
