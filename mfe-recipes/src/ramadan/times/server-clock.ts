const negligible = 60_000;
let asked: Promise<number> | undefined;

/** How far the clock of this device is behind the server's, in milliseconds: the answer of any request tells. */
async function askLag(): Promise<number> {
  try {
    const { headers } = await fetch('/remotes.json', { method: 'HEAD', cache: 'no-store' });
    const at = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
    const lag = at - Date.now();
    return Number.isFinite(lag) && Math.abs(lag) > negligible ? lag : 0;
  } catch {
    // Offline there is only the clock of the device; the next page that opens asks again.
    asked = undefined;
    return 0;
  }
}

export const clockLag = (): Promise<number> => {
  asked ??= askLag();
  return asked;
};

/** Asks anew: for a test, and for a page that was offline. */
export function forgetClock() {
  asked = undefined;
}
