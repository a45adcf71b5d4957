import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@sufra/contracts';
import sharp from 'sharp';
import { aFile } from '../../test/a-file.ts';
import { badFiles } from '../../test/bad-files.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
  // What the service never reads, and this test does.
  sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer'] });
});
afterEach(async () => {
  await under.pictures.deleteMany({});
  for (const name of ['files', 'chunks'])
    await under.platform.database.connection.collection(`picture_files.${name}`).deleteMany({});
});
afterAll(() => under.stop());

interface About {
  name?: string;
  type?: string;
  /** Of another moderator than Maryam. */
  token?: string;
}

const upload = (bytes: Uint8Array, { token, ...about }: About = {}) =>
  under.send('POST /blogs/images', { ...(token && { token }), file: { field: 'image', bytes, ...about } });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(under.service.url + path, { headers, method });
const addresses = (srcset: string): [string, string][] =>
  srcset.split(', ').map(part => part.split(' ') as [string, string]);
const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe('an uploaded picture', () => {
  test('is there in three widths and two formats, and never wider than it was', async () => {
    const { status, body } = await upload(await aFile({ width: 2_000, height: 1_000, format: 'jpeg' }));
    expect(status).toBe(201);
    const { src, srcset, avifSrcset, width, height } = body.picture;
    expect([width, height]).toEqual([1_600, 800]);
    expect(src).toMatch(/^\/api\/v1\/blogs\/images\/[\w-]{22}-1600\.webp$/);
    for (const [list, format] of [
      [srcset, 'webp'],
      [avifSrcset, 'heif'],
    ])
      for (const [address, says] of addresses(list)) {
        const picture = await sharp(await bytesAt(address)).metadata();
        expect([picture.format, `${picture.width}w`, picture.width / picture.height]).toEqual([
          format,
          says,
          2,
        ]);
      }
    expect(addresses(srcset).map(([, says]) => says)).toEqual(['480w', '960w', '1600w']);
  });

  test.each([
    [700, ['480w', '700w']],
    [480, ['480w']],
    [3, ['3w']],
  ])('of %i points has the widths that it can have', async (width, widths) => {
    const { body } = await upload(await aFile({ width, height: 10 }));
    expect(addresses(body.picture.srcset).map(([, says]) => says)).toEqual(widths);
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('may be a %s, whatever it is called', async format => {
    const bytes = await aFile({ format });
    for (const about of [{}, { name: 'x.exe', type: 'text/html' }, { name: '../../../etc/passwd' }])
      expect((await upload(bytes, about)).status).toBe(201);
  });

  test('that moves stands still', async () => {
    const frames = [
      await aFile({ format: 'gif' }),
      await sharp(await aFile())
        .negate()
        .gif()
        .toBuffer(),
    ];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { body } = await upload(moving);
    const still = await sharp(await bytesAt(body.picture.src)).metadata();
    expect([still.pages ?? 1, body.picture.height]).toEqual([1, 48]);
  });

  test('is upright, and tells nothing of where and by what it was taken', async () => {
    const lying = await sharp(await aFile({ width: 600, height: 300, format: 'jpeg' }))
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Canary camera' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    expect(lying.includes('Canary camera')).toBe(true);
    const { body } = await upload(lying);
    expect([body.picture.width, body.picture.height]).toEqual([300, 600]);
    for (const list of [body.picture.srcset, body.picture.avifSrcset])
      for (const [address] of addresses(list)) {
        const bytes = await bytesAt(address);
        const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
        expect([exif, xmp, iptc, icc, bytes.includes('Canary')]).toEqual([
          ...[undefined, undefined, undefined, undefined],
          false,
        ]);
      }
  });

  test('that is something else as well is only a picture afterwards', async () => {
    const payload = Buffer.from('<script>window.__xss=1</script><?php echo 1 ?>PK\x03\x04');
    const jpeg = await aFile({ format: 'jpeg' });
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), payload]);
    for (const both of [
      Buffer.concat([jpeg, payload]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      Buffer.concat([await aFile(), payload]),
      await sharp(await aFile())
        .withXmp(
          `<x:xmpmeta xmlns:x="adobe:ns:meta/">${payload.toString('hex')}<script>window.__xss=1</script></x:xmpmeta>`,
        )
        .png()
        .toBuffer(),
    ]) {
      const { status, body } = await upload(both);
      expect(status).toBe(201);
      for (const [address] of addresses(body.picture.srcset))
        expect((await bytesAt(address)).includes('__xss')).toBe(false);
    }
  });
});

describe('a picture’s address', () => {
  test('may be kept for ever, answers who has it already, and gives a part of it', async () => {
    const { body } = await upload(await aFile());
    const answer = await get(body.picture.src);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const whole = Buffer.from(await answer.arrayBuffer());
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(body.picture.src, { 'if-none-match': etag })).status).toBe(304);
    const part = await get(body.picture.src, { range: 'bytes=10-19' });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.subarray(10, 20)]);
    expect((await get(body.picture.src, { range: `bytes=${whole.length}-` })).status).toBe(416);
    const head = await get(body.picture.src, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  });

  test('is not to be guessed', async () => {
    const bytes = await aFile({ width: 8, height: 8 });
    const all = await Promise.all(Array.from({ length: 5 }, () => upload(bytes)));
    expect(new Set(all.map(({ body }) => body.picture.src)).size).toBe(5);
  });

  test.each([
    'x',
    '..%2f..%2fpackage.json',
    `${'a'.repeat(22)}-480.webp`,
    `${'a'.repeat(22)}-480.svg`,
    '%00',
    'x'.repeat(500),
    '65f000000000000000000001',
  ])('that names none (%s) is not found', async id => {
    expect([400, 404]).toContain((await get(`/api/v1/blogs/images/${id}`)).status);
  });

  test('of a width that is not there is not found', async () => {
    const { body } = await upload(await aFile());
    expect((await get(body.picture.src.replace(/-\d+\./, '-480.'))).status).toBe(404);
  });
});

describe('what is no picture', () => {
  test('is refused in the words of the page, and leaves nothing behind', async () => {
    for (const [what, bytes] of await badFiles()) {
      const { status, body } = await upload(bytes, { name: 'a.png', type: 'image/png' });
      expect([what, status, body.code, body.message]).toEqual([
        ...[what, 415, 'not_an_image'],
        'Please select a valid image file',
      ]);
    }
    expect(await under.pictures.countDocuments()).toBe(0);
    expect([await under.storedFiles(), await under.storedChunks()]).toEqual([0, 0]);
  });

  test('or too much of one is refused, to the byte', async () => {
    const picture = await aFile();
    const filled = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
    expect((await upload(filled(limits.imageBytes))).status).toBe(201);
    const { status, body } = await upload(filled(limits.imageBytes + 1));
    expect([status, body.message]).toEqual([413, 'Image size should be less than 5MB']);
  });

  test('because it was not sent, is said to be missing', async () => {
    const { status, body } = await under.send('POST /blogs/images', { fields: { image: '' } });
    expect([status >= 400 && status < 500, body.code]).toEqual([true, expect.any(String)]);
    expect((await under.send('POST /blogs/images', {})).status).toBe(400);
  });
});

test('many at once are all kept, or told to come again', async () => {
  const bytes = await aFile({ width: 1_000, height: 600 });
  // One member alone leaves a place to others.
  const bilal = await under.platform.keySet.tokenFor({
    userId: '65f000000000000000000009',
    isModerator: true,
  });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => upload(bytes, at % 2 === 0 ? {} : { token: bilal })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter(status => status === 201).length).toBeGreaterThanOrEqual(6);
  expect(statuses.filter(status => status !== 201 && status !== 503)).toEqual([]);
  expect((await upload(bytes)).status).toBe(201);
});
