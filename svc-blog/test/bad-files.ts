import { deflateSync, gzipSync } from 'node:zlib';
import { aFile } from './a-file.ts';

/** A part of a PNG, whatever is in it; no test looks at its checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

function pngHeader(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', size)]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.__xss=1"><script>window.__xss=1</script></svg>';

const le16 = (value: number) => [value & 255, value >> 8];

/** What is no picture, is too much of one, or is none that is accepted. */
export async function badFiles(): Promise<[string, Buffer][]> {
  const png = await aFile({ width: 200, height: 200 });
  const jpeg = await aFile({ width: 200, height: 200, format: 'jpeg' });
  return [
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['a page', Buffer.from('<!doctype html><script>window.__xss=1</script>')],
    ['a drawing', Buffer.from(svg)],
    ['a drawing after a declaration', Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${svg}`)],
    ['a compressed drawing', gzipSync(svg)],
    ['a page that begins like a GIF', Buffer.from('GIF89a/*<script>*/=1;window.__xss=1')],
    ['a drawing that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a TIFF', Buffer.from('49492a0008000000000000000000', 'hex')],
    ['a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['a program', Buffer.from('\x7fELF')],
    ['the first bytes of a PNG', png.subarray(0, 8)],
    ['a PNG that is cut off', png.subarray(0, Math.floor(png.length / 2))],
    ['a JPEG that is cut off', jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    [
      'a PNG of nothing',
      Buffer.concat([pngHeader(0, 0), chunk('IDAT', deflateSync('')), chunk('IEND', Buffer.alloc(0))]),
    ],
    [
      'a PNG of a hundred million points',
      Buffer.concat([
        pngHeader(10_000, 10_000),
        chunk('IDAT', deflateSync(Buffer.alloc(9_000_000))),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ],
    ['a PNG of four thousand million points', pngHeader(65_535, 65_535)],
    [
      'a GIF of four thousand million points',
      Buffer.from([
        ...Buffer.from('GIF89a'),
        ...le16(65_535),
        ...le16(65_535),
        0,
        0,
        0,
        0x2c,
        0,
        0,
        0,
        0,
        ...le16(65_535),
        ...le16(65_535),
        0,
        2,
        1,
        0,
        0x3b,
      ]),
    ],
    ['a WebP of nothing', Buffer.from('RIFF\x04\x00\x00\x00WEBP', 'latin1')],
    ['an AVIF', Buffer.from('0000001c667479706176696600000000', 'hex')],
  ];
}
