import { openParts } from './parts.ts';
import { record } from './report.ts';
import { median, percentile } from './summary.ts';

/** Lists of 10,000 entries against lists of 10, on the embedded Mongo: one service, the two in turns. */
const few = 10;
const many = 10_000;
const rounds = 41;
const goal = 1.5;
const parts = await openParts();

interface Side {
  origin: string;
  token?: string;
}

async function take({ origin, token }: Side, path: string) {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/v1${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  return { ms: performance.now() - began, body };
}

/** The last page of ten, found by walking there. */
async function lastPage(side: Side, path: string): Promise<string> {
  let after = '';
  for (;;) {
    const { body } = await take(side, `${path}?limit=200${after && `&after=${after}`}`);
    const { next } = JSON.parse(body) as { next: string | null };
    if (next === null) return `${path}?limit=10${after && `&after=${after}`}`;
    after = next;
  }
}

interface Compared {
  title: string;
  list: string;
  small: Side;
  large: Side;
  calls: Record<string, string>;
}

async function compare({ title, list, small, large, calls }: Compared) {
  const last = { 'the last page': [await lastPage(small, list), await lastPage(large, list)] as const };
  const all = Object.entries(calls).map(([name, path]) => [name, [path, path]] as const);
  for (const [name, [ofSmall, ofLarge]] of [...all, ...Object.entries(last)]) {
    const [one, other]: [number[], number[]] = [[], []];
    await take(small, ofSmall);
    await take(large, ofLarge);
    for (let round = 0; round < rounds; round += 1) {
      one.push((await take(small, ofSmall)).ms);
      other.push((await take(large, ofLarge)).ms);
    }
    const ratios = other.map((ms, round) => ms / (one[round] ?? Number.NaN));
    record({
      what: `${title}, ${name}`,
      value: median(other) / median(one),
      unit: '×',
      spread: [percentile(ratios, 0.25), percentile(ratios, 0.75)],
      atMost: goal,
      note: `${median(other).toFixed(1)} ms`,
    });
  }
}

try {
  for (const count of [few, many])
    await parts.fill('svc-blog/test/fill-blog.ts', `blog-${count}`, String(count));
  const [small, large] = [
    { origin: (await parts.service('svc-blog', {}, `blog-${few}`)).url },
    { origin: (await parts.service('svc-blog', {}, `blog-${many}`)).url },
  ];
  await compare({
    title: 'posts',
    list: '/blogs',
    ...{ small, large },
    calls: {
      'a page of ten': '/blogs?limit=10',
      'a page of fifty': '/blogs?limit=50',
      'a tag': '/blogs?limit=10&tag=figs',
      'a word of the texts': '/blogs?limit=10&q=pumpkin',
      'a word that is nowhere': '/blogs?limit=10&q=saffron',
      'how many': '/blogs/counts',
      'how many of a word': '/blogs/counts?q=pumpkin',
      'the feed': '/blogs/feed',
    },
  });

  const owners = { small: 'a'.repeat(24), large: 'b'.repeat(24) };
  await parts.fill('svc-recipes/test/fill-recipes.ts', 'recipes', owners.small, String(few));
  await parts.fill('svc-recipes/test/fill-recipes.ts', 'recipes', owners.large, String(many));
  const { url: origin } = await parts.service('svc-recipes', { OPENAI_API_KEY: 'none' }, 'recipes');
  await compare({
    title: 'saved recipes',
    list: '/recipes',
    small: { origin, token: await parts.tokenFor(owners.small) },
    large: { origin, token: await parts.tokenFor(owners.large) },
    calls: {
      'a page of ten': '/recipes?limit=10',
      'a page of fifty': '/recipes?limit=50',
      'the favourites': '/recipes?limit=10&favorite=true',
      'a tag': '/recipes?limit=10&tag=figs',
      'a rare tag': '/recipes?limit=10&tag=iftar',
      'a word': '/recipes?limit=10&q=pumpkin',
      'a word that is nowhere': '/recipes?limit=10&q=saffron',
      'the counts': '/recipes/counts',
      'the counts of a word': '/recipes/counts?q=pumpkin',
    },
  });
  const admin = await parts.tokenFor('c'.repeat(24), true);
  for (const count of [few, many])
    await parts.fill('svc-auth/test/fill-members.ts', `auth-${count}`, String(count));
  const authOf = async (count: number) =>
    (await parts.service('svc-auth', parts.signing, `auth-${count}`)).url;
  await compare({
    title: 'members',
    list: '/auth/users',
    small: { origin: await authOf(few), token: admin },
    large: { origin: await authOf(many), token: admin },
    calls: {
      'a page of ten': '/auth/users?limit=10',
      'a page of fifty': '/auth/users?limit=50',
      'by name': '/auth/users?limit=10&sort=name',
      'a part of many names': '/auth/users?limit=10&q=olive',
      'an address': '/auth/users?limit=10&q=member-7@sufra',
      'a word that is nowhere': '/auth/users?limit=10&q=saffron',
      'the counts': '/auth/users/counts',
      'the counts of a word': '/auth/users/counts?q=olive',
    },
  });
} finally {
  await parts.stop();
}
