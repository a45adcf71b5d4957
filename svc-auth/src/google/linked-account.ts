import { recordChange } from '@sufra/service-kit';
import { type Link, mailedOf } from '../links/link.ts';
import { withUndoLink } from '../links/with-undo-link.ts';
import { personOf } from '../users/person.ts';
import type { User } from '../users/user-model.ts';
import { googleFailed } from './google-failed.ts';

/** A Google account, by what it is known. */
export interface GoogleAccount {
  issuer: string;
  subject: string;
}

export const identityOf = ({ issuer, subject }: GoogleAccount) => ({ issuer, subject, linkedAt: new Date() });

export const hasSubject = ({ google }: User, { issuer, subject }: GoogleAccount) =>
  google?.issuer === issuer && google.subject === subject;

const isRefused = ({ refusedGoogle = [] }: User, { issuer, subject }: GoogleAccount) =>
  refusedGoogle.some(one => one.issuer === issuer && one.subject === subject && one.until > new Date());

/** An address may have passed to another person at the provider, and a member may have undone this very link. */
export function assertMayLink(user: User, account: GoogleAccount) {
  if (isRefused(user, account)) throw googleFailed('the member has undone this link');
  if (user.google?.issuer === account.issuer && user.google.subject !== account.subject)
    throw googleFailed('the address belongs to another subject');
}

/** The Google account signs in from now on; the member is told, and may undo it. */
export const linked = (user: User, { account, undo }: { account: GoogleAccount; undo: Link }) =>
  recordChange({
    of: user,
    update: { $set: { google: identityOf(account), undoLinks: withUndoLink(user, undo) } },
    events: [{ type: 'user.google-linked', data: { ...personOf(user), undo: mailedOf(undo) } }],
  });
