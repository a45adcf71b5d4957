import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Blog } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aFile } from '../../test/a-file.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
let bytes: Buffer;
beforeAll(async () => {
  // Swept a hundred times a second, so that a picture that may be swept is.
  under = await startForTest({ PICTURE_SWEEP_MS: '20' });
  bytes = await aFile();
});
afterEach(async () => {
  for (const { _id } of await under.posts.find({ deletedAt: null }).lean()) await remove(String(_id));
  await under.pictures.updateMany({}, { $set: { sweepAt: new Date(0) } });
  await eventually(async () => expect(await stored()).toEqual([0, 0, 0]));
});
afterAll(() => under.stop());

const stored = async () => [
  await under.pictures.countDocuments(),
  await under.storedFiles(),
  await under.storedChunks(),
];
const statusOf = async (path: string) => (await fetch(under.service.url + path)).status;
const upload = async (): Promise<string> =>
  (await under.send('POST /blogs/images', { file: { field: 'image', bytes } })).body.picture.src;
const texts = { title: 'Dates', content: '<p>Dates</p>', coverAlt: 'A bowl' };
const cover = () => ({ field: 'coverImage', bytes });

async function create(more: Record<string, string> = {}, file?: ReturnType<typeof cover>): Promise<Blog> {
  const { status, body } = await under.send('POST /blogs', {
    fields: { ...texts, ...more },
    ...(file ? { file } : {}),
  });
  expect(status).toBe(201);
  return body.blog;
}
async function save(blog: Blog, more: Record<string, string> = {}, file?: ReturnType<typeof cover>) {
  const fields = { ...texts, version: String(blog.version), ...more };
  const { status, body } = await under.send(`PUT /blogs/${blog._id}`, { fields, ...(file ? { file } : {}) });
  return { status, blog: body.blog as Blog };
}
const remove = (id: string) => ask(under.service.url, `DELETE /blogs/${id}`, { token: under.token });
const showing = (...sources: string[]) => ({
  content: sources.map(src => `<p>Dates<img src="${src}" alt="x"></p>`).join(''),
});

describe('a cover', () => {
  test('goes when another one takes its place', async () => {
    const blog = await create({}, cover());
    const { blog: changed } = await save(blog, {}, cover());
    expect(changed.coverImage).not.toBe(blog.coverImage);
    expect(await statusOf(String(blog.coverImage))).toBe(404);
    expect(await statusOf(String(changed.coverImage))).toBe(200);
    expect((await stored())[0]).toBe(1);
  });

  test('stays when a save says nothing of it, and goes when one removes it', async () => {
    const blog = await create({}, cover());
    const { blog: kept } = await save(blog, { coverAlt: 'Two bowls' });
    expect(kept).toMatchObject({ coverImage: blog.coverImage, coverAlt: 'Two bowls' });
    const { blog: bare } = await save(kept, { removeCover: 'true' });
    expect(bare).toMatchObject({ coverImage: null, coverPicture: null, coverAlt: '' });
    expect(await stored()).toEqual([0, 0, 0]);
  });

  test('goes with its post', async () => {
    const blog = await create({}, cover());
    await remove(blog._id);
    expect(await statusOf(String(blog.coverImage))).toBe(404);
    expect(await stored()).toEqual([0, 0, 0]);
  });

  test('of a post that is refused leaves nothing behind', async () => {
    const refused = [
      { fields: { ...texts, content: '<script>1</script>' }, file: cover() },
      { fields: { ...texts, title: '' }, file: cover() },
      { fields: texts, file: { ...cover(), bytes: Buffer.from('no picture') } },
    ];
    for (const form of refused) expect((await under.send('POST /blogs', form)).status).toBeGreaterThan(399);
    const blog = await create();
    await save(blog);
    expect((await save(blog, {}, cover())).status).toBe(409);
    expect(await stored()).toEqual([0, 0, 0]);
  });

  test('of the save that loses a race goes, and the other’s stays', async () => {
    const blog = await create({}, cover());
    const saves = await Promise.all([
      save(blog, {}, cover()),
      save(blog, {}, cover()),
      save(blog, {}, cover()),
    ]);
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await ask(under.service.url, `GET /blogs/${blog.slug}`);
    expect(await statusOf(body.coverImage)).toBe(200);
    expect((await stored())[0]).toBe(1);
  });
});

describe('a picture in a text', () => {
  test('stays while a post shows it, and goes with the last that does', async () => {
    const src = await upload();
    const first = await create(showing(src));
    const second = await create(showing(src));
    expect(first.content).toContain('srcset=');
    await save(first, { content: '<p>None</p>' });
    expect(await statusOf(src)).toBe(200);
    await remove(second._id);
    expect(await statusOf(src)).toBe(404);
  });

  test('is left out where it is no more', async () => {
    const src = await upload();
    await remove((await create(showing(src)))._id);
    const blog = await create(showing(src));
    expect(blog.content).toBe('<p>Dates</p>');
  });

  test('waits for the next try when a save is refused', async () => {
    const src = await upload();
    const blog = await create();
    await save(blog);
    expect((await save(blog, showing(src))).status).toBe(409);
    expect(await statusOf(src)).toBe(200);
  });

  test('that no post ever shows goes when its time is over, and one that is shown does not', async () => {
    const [unused, used] = [await upload(), await upload()];
    await create(showing(used));
    await under.pictures.updateMany({ sweepAt: { $exists: true } }, { $set: { sweepAt: new Date(0) } });
    await eventually(async () => expect(await statusOf(unused)).toBe(404));
    expect(await statusOf(used)).toBe(200);
  });

  test('that a replica claimed which died goes all the same', async () => {
    const src = await upload();
    await under.pictures.updateMany({}, { $inc: { claims: 1, claimed: 1 }, $set: { sweepAt: new Date(0) } });
    await eventually(async () => expect(await statusOf(src)).toBe(404));
  });

  test('whose files were half written is found by its record and removed', async () => {
    await upload();
    await under.pictures.updateMany({}, { $set: { isComplete: false } });
    await under.platform.database.connection.collection('picture_files.files').deleteMany({});
    await under.pictures.updateMany({}, { $set: { sweepAt: new Date(0) } });
    await eventually(async () => expect(await stored()).toEqual([0, 0, 0]));
  });
});

test('two replicas serve what one has kept, and share the sweeping', async () => {
  const replica = await under.startReplica({ PICTURE_SWEEP_MS: '20' });
  try {
    const src = await upload();
    expect((await fetch(replica.url + src)).status).toBe(200);
    const jobs = under.platform.database.connection.collection<{ _id: string }>('jobs');
    expect(await jobs.countDocuments({ _id: 'picture-sweep' })).toBe(1);
  } finally {
    await replica.stop();
  }
});
