import { EmptyState, LinkButton, PageHead } from '@sufra/web-kit';
import { promisedPage } from '../../layout/site-links.ts';
import { t } from '../../texts/text.ts';

export function NotFound({ pathname }: { pathname: string }) {
  const promised = promisedPage(pathname);
  return (
    <>
      <PageHead title={t('notFound.title')} description={t('notFound.description')} />
      <EmptyState
        headingLevel="h1"
        title={promised ? t('notFound.promised', { page: promised }) : t('notFound.heading')}
        action={
          <>
            <LinkButton to="/">{t('notFound.goHome')}</LinkButton>
            <LinkButton to="/contact" tone="quiet">
              {promised ? t('notFound.ask') : t('notFound.tell')}
            </LinkButton>
          </>
        }
      >
        {promised ? t('notFound.promisedWords') : t('notFound.words')}
      </EmptyState>
    </>
  );
}
