import { ArticleContent } from '../article/article-content.tsx';
import { type ArticleHead, BlogArticle } from '../article/blog-article.tsx';

// Nothing leads out of the editor: what is written would be left behind.
const stay = () => {};

export const Preview = ({ blog, html }: { blog: ArticleHead; html: string }) => (
  <BlogArticle blog={blog}>
    <ArticleContent html={html} onFollow={stay} />
  </BlogArticle>
);
