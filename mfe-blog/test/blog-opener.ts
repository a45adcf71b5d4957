import { beforeEach } from '@jest/globals';
import type { Blog, BlogSummary, User } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { routes } from '../src/routes.tsx';
import { keepBlogs } from './keep-blogs.ts';

export const visitor = null;
export const member = aUser({ name: 'Maryam' });
export const moderator = aUser({ _id: '6650f0c2a1b2c3d4e5f60719', name: 'Yusuf', isModerator: true });
export const admin = aUser({ _id: '6650f0c2a1b2c3d4e5f6071a', name: 'Safiya', isAdmin: true });

/** The blog of a file's tests: an API that stands in, and addresses opened as a member. */
export function blogOpener() {
  const renderAt = rendererOf(routes);
  const api = apiStandIn();
  beforeEach(beSignedOut);

  const openAs = (user: User | null, address: string) => {
    if (user) {
      signInAs(user);
      const account = { hasPassword: true, hasGoogle: false, pendingEmail: null };
      api.reply('GET /auth/me', { body: { user, nextResetDate: null, account } });
    }
    return renderAt(address);
  };

  return {
    api,
    openList(blogs: BlogSummary[], { as = visitor, at = '/blog' }: { as?: User | null; at?: string } = {}) {
      keepBlogs(api, blogs);
      return openAs(as, at);
    },
    openPost(blog: Blog, { as = visitor, others = [] }: { as?: User | null; others?: BlogSummary[] } = {}) {
      keepBlogs(api, [blog, ...others]);
      api.reply(`GET /blogs/${blog.slug}` as 'GET /blogs/{post}', { body: blog });
      return openAs(as, `/blog/${blog.slug}`);
    },
    openAs,
  };
}
