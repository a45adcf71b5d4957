/** What each visitor may open; the post is the newest one, whose address is known when the site runs. */
const paths = ['/', '/sunnah-foods', '/blog', '/contact', '/how-we-check', '/signin', '/SignUp', '/charity'];

/** The public pages of a running site: what the table calls them, and where they are. */
export async function publicPages(origin: string): Promise<{ name: string; path: string }[]> {
  const answer = await fetch(`${origin}/api/v1/blogs?limit=1`);
  const { blogs } = (await answer.json()) as { blogs: { slug: string }[] };
  const [post] = blogs;
  if (!post) throw new Error('the blog has no post');
  const pages = paths.map(path => ({ name: path, path }));
  return pages.toSpliced(3, 0, { name: 'a post', path: `/blog/${post.slug}` });
}
