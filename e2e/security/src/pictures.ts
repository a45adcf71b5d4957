import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

interface Size {
  width: number;
  height: number;
}

function header({ width, height }: Size): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', data)]);
}

/** A picture of one colour, with whatever chunks are put in. */
export function png(
  { width, height }: Size = { width: 64, height: 48 },
  more: [string, Buffer][] = [],
): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3), 0x99);
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  return Buffer.concat([
    header({ width, height }),
    ...more.map(([name, data]) => chunk(name, data)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Says that it has so many points, and has hardly any bytes. */
export const hugePng = (size: Size): Buffer =>
  Buffer.concat([
    header(size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A photo that says with what camera, where and by whom it was taken. */
export const jpegWithPlace = Buffer.from(
  '/9j/4QFiRXhpZgAASUkqAAgAAAAJAA8BAgAOAAAAigAAABIBAwABAAAAAQAAABoBBQABAAAAegAAABsBBQABAAAAggAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAJiCAgANAAAAmAAAAGmHBAABAAAApgAAACWIBAABAAAA9AAAAAAAAAA4YwAA6AMAADhjAADoAwAAY2FuYXJ5LWNhbWVyYQBjYW5hcnktb3duZXIAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAQAAAAA6AEAAEAAAAQAAAAAAAAAAQAAQACAAIAAABOAAAAAgAFAAMAAABCAQAAAwACAAIAAABXAAAABAAFAAMAAAAqAQAAAAAAAAAAAAABAAAABwAAAAEAAAAOEQAAZAAAADMAAAABAAAAHgAAAAEAAACeDAAAZAAAAP/bAEMAFA4PEg8NFBIQEhcVFBgeMiEeHBwePSwuJDJJQExLR0BGRVBac2JQVW1WRUZkiGVtd3uBgoFOYI2XjH2Wc36BfP/bAEMBFRcXHhoeOyEhO3xTRlN8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fP/AABEIABAAEAMBIgACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAAAv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AsAH/2Q==',
  'base64',
);
