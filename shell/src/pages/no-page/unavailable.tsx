import { Button, EmptyState, LinkButton, PageHead, useOnline } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import type { Finding } from '../../slices/find-slice.ts';

type UnavailableProps = {
  finding: Exclude<Finding, { kind: 'found' | 'unowned' }>;
  onRetry: () => void;
  isRetrying: boolean;
};

/** A part of the site that did not come. The rest works, and it can be asked for again without a reload. */
export function Unavailable({ finding, onRetry, isRetrying }: UnavailableProps) {
  const isOnline = useOnline();
  useRetryWhenBack(isOnline, onRetry);
  return (
    <>
      <PageHead title="Not available right now" description="A part of the site could not be loaded." />
      <div role="alert">
        <EmptyState
          headingLevel="h1"
          title={isOnline ? titleFor(finding) : 'You are offline'}
          action={
            <>
              <Button onClick={onRetry} busy={isRetrying}>
                Try again
              </Button>
              <LinkButton to="/contact" tone="quiet">
                Contact us
              </LinkButton>
            </>
          }
        >
          {isOnline
            ? explanationFor(finding)
            : 'This page has not been loaded yet. It comes by itself when you are back online.'}
        </EmptyState>
      </div>
    </>
  );
}

function useRetryWhenBack(isOnline: boolean, onRetry: () => void) {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);
}

function titleFor(finding: UnavailableProps['finding']): string {
  if (finding.kind === 'unavailable') return `${listed(finding.titles)}: not available right now`;
  if (finding.kind === 'perhaps-missing') return 'A part of the site is not available right now';
  return 'The site cannot be reached right now';
}

function explanationFor(finding: UnavailableProps['finding']): string {
  if (finding.kind === 'unavailable')
    return 'This part of the site could not be loaded. The rest works as usual.';
  if (finding.kind === 'perhaps-missing') {
    return `The page that you asked for may belong to it: ${listed(finding.titles)}. The rest of the site works as usual.`;
  }
  return 'The connection may have been lost for a moment.';
}

const listed = (titles: string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(titles);
