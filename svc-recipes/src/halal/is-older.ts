const numbersOf = (version: string) => /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);

/** Compares by numbers, so 1.9.0 is older than 1.10.0. A version that is missing or unreadable is older than any. */
export function isOlder(version: string | null | undefined, than: string): boolean {
  const [own, other] = [numbersOf(version ?? ''), numbersOf(than)];
  if (!other) throw new Error(`${than} is no version`);
  if (!own) return true;
  for (const [place, number] of own.entries())
    if (number !== other[place]) return number < (other[place] ?? 0);
  return false;
}
