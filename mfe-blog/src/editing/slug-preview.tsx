import { type Blog, slugify } from '@sufra/contracts';
import { blogPath } from '../blog/blog-path.ts';
import styles from './editor-form.module.css';

/** Where the post will be found. An address once given stays. */
export function SlugPreview({ blog, title }: { blog: Blog | undefined; title: string }) {
  if (blog) {
    return (
      <p className={styles.slug}>
        Address: <code>{blogPath(blog)}</code>. It stays as it is when the title changes.
      </p>
    );
  }
  const slug = title.trim() && slugify(title);
  return (
    <p className={styles.slug}>
      {slug ? (
        <>
          Address: <code>{blogPath({ slug })}</code>, with a number at its end if that is taken.
        </>
      ) : (
        'Its address will be made of the title.'
      )}
    </p>
  );
}
