import sharp from 'sharp';

interface Look {
  width?: number;
  height?: number;
  format?: 'png' | 'jpeg' | 'gif' | 'webp';
}

/** A picture file: green on the left, red on the right. */
export const aFile = ({ width = 64, height = 48, format = 'png' }: Look = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .composite([
      {
        input: {
          create: { width: Math.ceil(width / 2), height, channels: 3, background: '#208040' },
        },
        left: 0,
        top: 0,
      },
    ])
    .toFormat(format)
    .toBuffer();
