import { createConnection } from 'mongoose';
import { postModel } from '../src/models/post-model.ts';
import { aPicture } from './a-picture.ts';
import { aPost } from './a-post.ts';

/** `MONGO_URL=… node test/fill-blog.ts 10000`: as many posts of some seven hundred words each, with covers, are there afterwards. */
const wanted = Number(process.argv[2]);
const atOnce = 500;
const day = 86_400_000;
const first = Date.parse('2026-11-01T08:00:00Z');

const foods = [
  'olives',
  'dates',
  'barley',
  'figs',
  'lentils',
  'cumin',
  'yoghurt',
  'fish',
  'pumpkin',
  'honey',
];
const food = (n: number) => foods[n % foods.length] ?? '';
const sentence = (n: number) =>
  `Rinse the ${food(n)}, warm them slowly with ${food(n * 7 + 3)}, and serve them beside the ${food(n * 3 + 1)} of evening ${n}. `;
const content = (n: number) =>
  Array.from({ length: 10 }, (_, at) => `<p>${sentence(n + at).repeat(4)}</p>`).join('');

const somePost = (n: number) => {
  const createdAt = new Date(first - n * day);
  // One in twenty is in Arabic, so that lists by language have few and many.
  const language = n % 20 === 0 ? 'ar' : 'en';
  const title = `Evening ${n}: ${food(n)} and ${food(n * 3 + 1)}`;
  return aPost({
    ...{ title, slug: `evening-${n}`, content: content(n), tags: [food(n), food(n + 4)] },
    ...{ metaDescription: sentence(n).slice(0, 150), coverPicture: aPicture(), coverAlt: title },
    ...{ createdAt, updatedAt: createdAt, language },
  });
};

const connection = await createConnection(process.env.MONGO_URL ?? '').asPromise();
const posts = postModel(connection);
await posts.deleteMany({});
for (let from = 0; from < wanted; from += atOnce)
  await posts.insertMany(
    Array.from({ length: Math.min(atOnce, wanted - from) }, (_, at) => somePost(from + at)),
  );
await connection.close();
