/** Each way in which the real service can fail, or answer what no member should see. */
export const faultNames = [
  'rate-limit',
  'server-error',
  'overloaded',
  'html',
  'silence',
  'garbage',
  'half-json',
  'schema-wrong',
  'empty',
  'refusal',
  'huge',
  'slow-stream',
  'cut-stream',
  'pork',
  'not-halal-then-good',
  'wine-in-step-4',
  'injected-instruction',
  'markup',
  'urls',
  'echo-prompt',
] as const;
export type FaultName = (typeof faultNames)[number];

export interface Fault {
  name: FaultName;
  /** How long, or (with a rate limit) after how long to come again. */
  seconds?: number;
}

export const isFaultName = (name: string): name is FaultName =>
  (faultNames as readonly string[]).includes(name);

/** 'silence', or 'rate-limit; seconds=3'; none when the name is no fault. */
export function readFault(header: string): Fault | undefined {
  const [name = '', ...options] = header.split(';').map(part => part.trim());
  if (!isFaultName(name)) return undefined;
  const seconds = Number(options.find(option => option.startsWith('seconds='))?.slice('seconds='.length));
  return seconds >= 0 ? { name, seconds } : { name };
}
