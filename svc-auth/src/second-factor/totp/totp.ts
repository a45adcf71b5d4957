import { createHmac, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;

export const stepAt = (at: Date) => Math.floor(at.getTime() / stepMs);

/** RFC 6238 with SHA-1, which is what all apps know: the code of one step of thirty seconds. */
export function codeOf(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

interface Given {
  code: string;
  now: Date;
  /** The last step whose code was used; it and those before it are over. */
  after: number;
}

/** The step that the code is of: this one, or a neighbour, for clocks differ. Undefined when it is none of them. */
export function matchedStep(secret: Uint8Array, { code, now, after }: Given): number | undefined {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find(step => step > after && isSame(codeOf(secret, step), code));
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
