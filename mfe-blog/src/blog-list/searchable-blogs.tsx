import type { BlogSummary } from '@sufra/contracts';
import { Button, EmptyState, TextField } from '@sufra/web-kit';
import { useRef, useState } from 'react';
import { BlogCard } from './blog-card.tsx';
import styles from './blog-list.module.css';
import { findBlogs } from './find-blogs.ts';

export function SearchableBlogs({ blogs }: { blogs: BlogSummary[] }) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = findBlogs(blogs, search);

  const clear = () => {
    setSearch('');
    field.current?.focus();
  };

  return (
    <>
      <div className={styles.search}>
        <TextField
          ref={field}
          label="Search"
          type="search"
          placeholder="Search the blog..."
          autoComplete="off"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <p className={styles.count} role="status">
          {found.length} {found.length === 1 ? 'blog' : 'blogs'} found
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={styles.blogs}>
          {found.map(blog => (
            <BlogCard key={blog._id} blog={blog} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No blogs found" action={<Button onClick={clear}>Clear search</Button>}>
          Nothing matches ‘{search.trim()}’. Other words may help.
        </EmptyState>
      )}
    </>
  );
}
