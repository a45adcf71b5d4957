import { createHash, randomBytes } from 'node:crypto';
import { sealToken } from '@sufra/service-kit';

const tokenBytes = 32;

/** A mailed link, as far as it is ever written down: the token itself is in the mail alone. */
export interface Link {
  tokenHash: string;
  sealedToken: string;
  createdAt: Date;
  expiresAt: Date;
}

export type MakeLink = () => Link;

/** The token itself is for the caller alone, who has used a mailed link; only its hash is ever kept. */
export type MakeToken = () => Omit<Link, 'sealedToken'> & { token: string };

export const tokenMaker =
  (lifeMs: number): MakeToken =>
  () => {
    const token = randomBytes(tokenBytes).toString('base64url');
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + lifeMs);
    return { token, tokenHash: hashLinkToken(token), createdAt, expiresAt };
  };

export const linkMaker = ({
  sealingKeys,
  lifeMs,
}: {
  sealingKeys: readonly string[];
  lifeMs: number;
}): MakeLink => {
  const newToken = tokenMaker(lifeMs);
  return () => {
    const { token, ...kept } = newToken();
    return { ...kept, sealedToken: sealToken(token, sealingKeys) };
  };
};

/** A plain hash will do: 256 random bits cannot be guessed. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What is kept of a link … */
export const keptOf = ({ tokenHash, expiresAt }: KeptLink) => ({ tokenHash, expiresAt });

/** … and what its event carries to the mail. */
export const mailedOf = ({ sealedToken, expiresAt }: Link) => ({
  sealedToken,
  expiresAt: expiresAt.toISOString(),
});

interface KeptLink {
  tokenHash: string;
  expiresAt: Date;
}

/** Whether it is this link that opens now: neither another one nor one whose time is over. */
export const opens = (kept: KeptLink | null | undefined, tokenHash: string): boolean =>
  kept?.tokenHash === tokenHash && kept.expiresAt > new Date();
