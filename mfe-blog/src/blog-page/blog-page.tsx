import { messages } from '@sufra/contracts';
import { ApiError, Column, EmptyState, ErrorState, LinkButton, PageHead, say } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ArticleSkeleton } from '../article/article-skeleton.tsx';
import { blogQuery } from '../blog/api/blog.ts';
import { t } from '../texts/text.ts';
import styles from './blog-page.module.css';
import { OpenBlog } from './open-blog.tsx';

const maxSlugLength = 120;
const isSlug = (text: string) => /^[\p{L}\p{N}-]+$/u.test(text) && text.length <= maxSlugLength;

export default function BlogPage() {
  // A path matches in any case of letters, and a slug is made of small ones.
  const slug = (useParams().slug ?? '').toLowerCase();
  return (
    <Column roomy className={styles.page}>
      {isSlug(slug) ? <AskedBlog slug={slug} /> : <Failed>{say(messages.blogAddressInvalid)}</Failed>}
    </Column>
  );
}

function AskedBlog({ slug }: { slug: string }) {
  const blog = useQuery(blogQuery(slug));

  if (blog.data || blog.isPending) {
    return (
      <>
        <BackToList />
        {blog.data ? <OpenBlog key={slug} blog={blog.data} /> : <ArticleSkeleton />}
      </>
    );
  }
  if (blog.error instanceof ApiError && blog.error.status === 404) return <NotFound />;
  return (
    <Failed error={blog.error} onRetry={blog.refetch} retrying={blog.isFetching}>
      {say(messages.blogFailure)}
    </Failed>
  );
}

const NotFound = () => (
  <>
    <PageHead title={t('page.missing.title')} />
    <EmptyState
      headingLevel="h1"
      title={t('page.missing.title')}
      action={<LinkButton to="/blog">{t('page.more')}</LinkButton>}
    >
      {t('page.missing.words')}
    </EmptyState>
  </>
);

interface FailedProps {
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  children: string;
}

const Failed = (props: FailedProps) => (
  <>
    <PageHead title={t('page.failed')} />
    <ErrorState
      headingLevel="h1"
      title={t('page.failed')}
      action={
        <LinkButton to="/blog" tone="quiet">
          {t('page.more')}
        </LinkButton>
      }
      {...props}
    />
  </>
);

/** To the list as it was left, with its search; and where it was left, when it is what the reader came from. */
function BackToList() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const search = searchOf(state);

  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (search === undefined || opensElsewhere) return;
    event.preventDefault();
    navigate(-1);
  };

  return (
    <div className={styles.back}>
      <LinkButton tone="quiet" to={{ pathname: '/blog', search: search ?? '' }} onClick={goBack}>
        <ArrowLeft aria-hidden="true" />
        {t('page.back')}
      </LinkButton>
    </div>
  );
}

const searchOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? state.search
    : undefined;
