import { type Blog, slugify } from '@sufra/contracts';
import { blogPath } from '../blog/blog-path.ts';
import { t, tRich } from '../texts/text.ts';
import styles from './editor-form.module.css';

/** Where the post will be found. An address once given stays. */
export function SlugPreview({ blog, title }: { blog: Blog | undefined; title: string }) {
  if (blog) {
    return (
      <p className={styles.slug}>
        {tRich('editor.address.kept', { address: <code dir="ltr">{blogPath(blog)}</code> })}
      </p>
    );
  }
  const slug = title.trim() && slugify(title);
  return (
    <p className={styles.slug}>
      {slug
        ? tRich('editor.address.new', { address: <code dir="ltr">{blogPath({ slug })}</code> })
        : t('editor.address.none')}
    </p>
  );
}
