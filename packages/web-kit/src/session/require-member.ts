import { redirect } from 'react-router-dom';
import { safeReturnTo, signInPath } from './safe-return-to.ts';
import { session } from './session.ts';

/** A route's loader for members' pages: a visitor who is signed out goes to sign in and comes back. */
export function requireMember({ request }: { request: Request }) {
  if (session.get().status === 'signed-out') throw redirect(signInPath(new URL(request.url)));
  return null;
}

/** A route's loader for the sign-in page: a member who is signed in already goes on. */
export function requireVisitor({ request }: { request: Request }) {
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  if (session.get().status === 'signed-in') throw redirect(safeReturnTo(returnTo));
  return null;
}
