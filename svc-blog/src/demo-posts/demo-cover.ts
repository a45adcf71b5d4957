import sharp from 'sharp';

type Colour = readonly [number, number, number];

export interface CoverLook {
  /** From the ground to the brightest lines. */
  colours: readonly [Colour, Colour, Colour];
  /** How large the stars are, in points. */
  size: number;
}

const width = 960;
const height = 540;
const directions = Array.from({ length: 4 }, (_, n) => [
  Math.cos((n * Math.PI) / 4),
  Math.sin((n * Math.PI) / 4),
]);

/** Four waves that cross make stars of eight points; what is between the levels gets their colours. */
function colourAt(x: number, y: number, { colours, size }: CoverLook): Colour {
  const sum = directions.reduce(
    (height, [dx = 0, dy = 0]) => height + Math.cos((2 * Math.PI * (x * dx + y * dy)) / size),
    0,
  );
  const [ground, shape, line] = colours;
  if (Math.abs(sum - 0.6) < 0.16 || Math.abs(sum + 1.1) < 0.1) return line;
  return sum > 0.6 ? shape : ground;
}

/** A pattern in place of a photograph: demo posts are about food that was never cooked. */
export function demoCover(look: CoverLook): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.set(colourAt(x - width / 2, y - height / 2, look), (y * width + x) * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
