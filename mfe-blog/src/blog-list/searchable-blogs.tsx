import type { BlogSummary } from '@sufra/contracts';
import { Button, CardGrid, EmptyState, SearchField } from '@sufra/web-kit';
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
      <SearchField
        ref={field}
        placeholder="Search the blog..."
        words={search}
        onChange={setSearch}
        count={`${found.length} ${found.length === 1 ? 'blog' : 'blogs'} found`}
      />
      {found.length > 0 ? (
        <CardGrid className={styles.blogs}>
          {found.map(blog => (
            <BlogCard key={blog._id} blog={blog} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState title="No blogs found" action={<Button onClick={clear}>Clear search</Button>}>
          Nothing matches ‘{search.trim()}’. Other words may help.
        </EmptyState>
      )}
    </>
  );
}
