import type { Blog } from '@sufra/contracts';
import { PageHead } from '@sufra/web-kit';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ArticleContent } from '../article/article-content.tsx';
import { BlogArticle } from '../article/blog-article.tsx';
import { useMayWrite } from '../blog/use-may-write.ts';
import { DeleteButton } from '../deletion/delete-button.tsx';
import { BlogEditor } from '../editing/blog-editor.tsx';
import { EditButton } from '../editing/edit-button.tsx';
import { TranslateButton } from '../editing/translate-button.tsx';
import { MorePosts } from './more-posts.tsx';
import { ShareButton } from './share-button.tsx';

export function OpenBlog({ blog }: { blog: Blog }) {
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const [editing, setEditing] = useState<'change' | 'translation'>();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);

  return (
    <>
      <PageHead title={blog.metaTitle || blog.title} description={blog.metaDescription || blog.excerpt} />
      <BlogArticle
        blog={blog}
        actions={
          <>
            <ShareButton blog={blog} />
            {mayWrite && (
              <>
                <EditButton blog={blog} onEdit={() => setEditing('change')} />
                <TranslateButton blog={blog} onTranslate={() => setEditing('translation')} />
                <DeleteButton blog={blog} onDelete={() => void navigate('/blog')} />
              </>
            )}
          </>
        }
      >
        <ArticleContent html={blog.content} onFollow={follow} />
      </BlogArticle>
      <MorePosts after={blog} />
      {editing && (
        <BlogEditor
          blog={editing === 'change' ? blog : undefined}
          translated={editing === 'translation' ? blog : undefined}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
