import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { Column } from '../ui/column.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { signInPath } from './safe-return-to.ts';
import { session, useSession } from './session.ts';

export interface MembersOnlyProps {
  /** What to show until it is known who is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A page for members; others go to the sign-in page and come back. */
export function MembersOnly({ fallback, children }: MembersOnlyProps) {
  const state = useSession();
  const location = useLocation();
  const [wasShown, setWasShown] = useState(false);
  if (state.status === 'signed-in' && !wasShown) setWasShown(true);

  if (state.status === 'signed-in') return children;
  if (state.status === 'signed-out') {
    // A member who signs out here has finished here; the next person starts afresh.
    const hasLeft = wasShown && state.onPurpose;
    return <Navigate to={hasLeft ? '/signin' : signInPath(location)} replace />;
  }
  if (state.unreachable) {
    return (
      <Column roomy>
        <ErrorState headingLevel="h1" title={t('session.away.title')} onRetry={() => void session.renew()}>
          {t('session.away.words')}
        </ErrorState>
      </Column>
    );
  }
  return (
    fallback ?? (
      <Column roomy>
        <Loading label={t('session.signingIn')}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Loading>
      </Column>
    )
  );
}
