import { Button, EmptyState, formatList, LinkButton, PageHead, useOnline } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import type { Finding } from '../../slices/find-slice.ts';
import { t } from '../../texts/text.ts';

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
      <PageHead title={t('away.title')} description={t('away.description')} />
      <div role="alert">
        <EmptyState
          headingLevel="h1"
          title={isOnline ? titleFor(finding) : t('away.offline')}
          action={
            <>
              <Button onClick={onRetry} busy={isRetrying}>
                {t('away.tryAgain')}
              </Button>
              <LinkButton to="/contact" tone="quiet">
                {t('away.contact')}
              </LinkButton>
            </>
          }
        >
          {isOnline ? explanationFor(finding) : t('away.offlineWords')}
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
  if (finding.kind === 'unavailable') return t('away.of', { parts: formatList(finding.titles) });
  if (finding.kind === 'perhaps-missing') return t('away.someOf');
  return t('away.site');
}

function explanationFor(finding: UnavailableProps['finding']): string {
  if (finding.kind === 'unavailable') return t('away.ofWords');
  if (finding.kind === 'perhaps-missing') return t('away.someOfWords', { parts: formatList(finding.titles) });
  return t('away.siteWords');
}
