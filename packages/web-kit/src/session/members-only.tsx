import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { signInPath } from './safe-return-to.ts';
import { session, useSession } from './session.ts';

export interface MembersOnlyProps {
  /** What to show until it is known who is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** What is in here is for members; others go to the sign-in page and come back. */
export function MembersOnly({ fallback, children }: MembersOnlyProps) {
  const state = useSession();
  const location = useLocation();

  if (state.status === 'signed-in') return children;
  if (state.status === 'signed-out') {
    return <Navigate to={state.onPurpose ? '/signin' : signInPath(location)} replace />;
  }
  if (state.unreachable) {
    return (
      <ErrorState title="We cannot reach your account right now." onRetry={() => void session.renew()}>
        We keep trying. Nothing is lost, and you are not signed out.
      </ErrorState>
    );
  }
  return (
    fallback ?? (
      <Loading label="Signing you in">
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </Loading>
    )
  );
}
