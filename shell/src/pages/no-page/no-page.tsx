import { Column } from '@sufra/web-kit';
import { useLocation, useRevalidator } from 'react-router-dom';
import type { Finding } from '../../slices/find-slice.ts';
import { NotFound } from './not-found.tsx';
import { Unavailable } from './unavailable.tsx';

/** At a path that no loaded page has: of no slice, or of a slice that is not there. */
export function NoPage({ findingFor }: { findingFor: (path: string) => Finding }) {
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const finding = findingFor(pathname);

  return (
    <Column roomy>
      {finding.kind === 'unowned' || finding.kind === 'found' ? (
        <NotFound pathname={pathname} />
      ) : (
        <Unavailable finding={finding} onRetry={revalidate} isRetrying={state === 'loading'} />
      )}
    </Column>
  );
}
