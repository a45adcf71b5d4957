import { compareLists } from './compare-lists.ts';
import { openParts } from './parts.ts';

/** Lists of 10,000 entries against lists of 10 and of 1,000, on the embedded Mongo: one service, the three in turns. */
const parts = await openParts();

/** A side for each size of list; the words name databases or members. */
async function sidesOf<T>(make: (count: number, letter: string) => Promise<T>) {
  return { few: await make(10, 'a'), some: await make(1_000, 'b'), many: await make(10_000, 'c') };
}

try {
  await compareLists({
    title: 'posts',
    list: '/blogs',
    sides: await sidesOf(async count => {
      await parts.fill('svc-blog/test/fill-blog.ts', `blog-${count}`, String(count));
      return { origin: (await parts.service('svc-blog', {}, `blog-${count}`)).url };
    }),
    calls: {
      'a page of ten': '/blogs?limit=10',
      'a tag': '/blogs?limit=10&tag=figs',
      'a word of the texts': '/blogs?limit=10&q=pumpkin',
      'a word that is nowhere': '/blogs?limit=10&q=saffron',
      'how many': '/blogs/counts',
      'how many of a word': '/blogs/counts?q=pumpkin',
    },
    longCalls: {
      'a page of fifty': '/blogs?limit=50',
      'a page in one language': '/blogs?limit=10&language=ar',
      'a page in all other languages': '/blogs?limit=10&notLanguage=en',
      'how many in one language': '/blogs/counts?language=ar',
      'the feed': '/blogs/feed',
      'the feed in a language of few posts': '/blogs/feed?language=ar',
    },
  });

  const { url: recipes } = await parts.service('svc-recipes', { OPENAI_API_KEY: 'none' }, 'recipes');
  await compareLists({
    title: 'saved recipes',
    list: '/recipes',
    sides: await sidesOf(async (count, letter) => {
      const ownerId = letter.repeat(24);
      await parts.fill('svc-recipes/test/fill-recipes.ts', 'recipes', ownerId, String(count));
      return { origin: recipes, token: await parts.tokenFor(ownerId) };
    }),
    calls: {
      'a page of ten': '/recipes?limit=10',
      'a tag': '/recipes?limit=10&tag=figs',
      'a word': '/recipes?limit=10&q=pumpkin',
      'a word that is nowhere': '/recipes?limit=10&q=saffron',
      'the counts': '/recipes/counts',
      'the counts of a word': '/recipes/counts?q=pumpkin',
    },
    longCalls: {
      'a page of fifty': '/recipes?limit=50',
      'the favourites': '/recipes?limit=10&favorite=true',
      'a rare tag': '/recipes?limit=10&tag=iftar',
    },
  });

  // The admin that fill-members.ts puts among them.
  const admin = await parts.tokenFor('c'.repeat(24), true);
  await compareLists({
    title: 'members',
    list: '/auth/users',
    sides: await sidesOf(async count => {
      await parts.fill('svc-auth/test/fill-members.ts', `auth-${count}`, String(count));
      // The token of this measurement stands for no sign-in, and with no second factor either.
      const env = { ...parts.signing, SECOND_FACTOR_REQUIRED_FOR: 'none' };
      return { origin: (await parts.service('svc-auth', env, `auth-${count}`)).url, token: admin };
    }),
    calls: {
      'a page of ten': '/auth/users?limit=10',
      'by name': '/auth/users?limit=10&sort=name',
      'a part of many names': '/auth/users?limit=10&q=olive',
      'an address': '/auth/users?limit=10&q=member-7@sufra',
      'a word that is nowhere': '/auth/users?limit=10&q=saffron',
      'the counts': '/auth/users/counts',
      'the counts of a word': '/auth/users/counts?q=olive',
    },
    longCalls: { 'a page of fifty': '/auth/users?limit=50' },
  });
} finally {
  await parts.stop();
}
