import type { BlogSummary } from '@sufra/contracts';
import { formatDate, isSameDay } from '@sufra/web-kit';
import { tRich } from '../texts/text.ts';

type Dated = Pick<BlogSummary, 'createdAt' | 'updatedAt'>;

/** When it was published, and when it was changed if that was on another day. */
export const BlogDates = ({ blog: { createdAt, updatedAt } }: { blog: Dated }) => (
  <>
    <time suppressHydrationWarning dateTime={createdAt}>
      {formatDate(createdAt)}
    </time>
    {!isSameDay(createdAt, updatedAt) && (
      <span>
        {tRich('post.updated', {
          date: (
            <time suppressHydrationWarning dateTime={updatedAt}>
              {formatDate(updatedAt)}
            </time>
          ),
        })}
      </span>
    )}
  </>
);
