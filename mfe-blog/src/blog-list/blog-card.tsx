import type { BlogSummary } from '@sufra/contracts';
import { languageNames } from '@sufra/texts';
import { Card, LinkButton, TagList, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { Link, useLocation } from 'react-router-dom';
import { readersLanguage } from '../blog/api/blogs.ts';
import { BlogDates } from '../blog/blog-dates.tsx';
import { blogPath, tagPath } from '../blog/blog-path.ts';
import { Cover } from '../blog/cover.tsx';
import { inLanguage } from '../blog/in-language.ts';
import { DeleteButton } from '../deletion/delete-button.tsx';
import { EditButton } from '../editing/edit-button.tsx';
import { tRich } from '../texts/text.ts';
import styles from './blog-card.module.css';

interface BlogCardProps {
  blog: BlogSummary;
  /** Among all posts; the first is 0. */
  place: number;
  total: number;
  isLead: boolean;
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

const sizes = { first: '(min-width: 60rem) 40rem, 92vw', row: '(min-width: 48rem) 23rem, 92vw' };

export function BlogCard({ blog, place, total, isLead, onEdit }: BlogCardProps) {
  const titleId = useElementId();
  const { search } = useLocation();
  const words = inLanguage(blog.language);
  const way = { to: blogPath(blog), state: { search } };

  return (
    <li aria-setsize={total} aria-posinset={place + 1} className={styles.item}>
      <Card as="article" padding="none" className={styles.card} aria-labelledby={titleId}>
        <Cover
          blog={blog}
          sizes={isLead ? sizes.first : sizes.row}
          className={styles.cover}
          eager={place === 0}
        />
        <div className={styles.body}>
          <p className={styles.dates}>
            <BlogDates blog={blog} />
            {blog.language !== readersLanguage() && (
              <span lang={blog.language}>{languageNames[blog.language]}</span>
            )}
          </p>
          <h2 className={styles.title} id={titleId} {...words}>
            <Link {...way} className={styles.titleLink}>
              {blog.title}
            </Link>
          </h2>
          <p className={styles.summary} {...words}>
            {blog.metaDescription.trim() || blog.excerpt}
          </p>
          <TagList tags={blog.tags} pathOf={tagPath} className={styles.tags} />
          <div className={styles.actions}>
            <LinkButton {...way} tone="quiet">
              <span>
                {tRich('list.readMore', {
                  title: blog.title,
                  hidden: words => <VisuallyHidden>{words}</VisuallyHidden>,
                })}
              </span>
            </LinkButton>
            {onEdit && (
              <>
                <EditButton blog={blog} onEdit={() => onEdit(blog)} />
                <DeleteButton blog={blog} />
              </>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}
