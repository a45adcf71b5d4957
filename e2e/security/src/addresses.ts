let given = 0;

/**
 * An address of this machine that no caller before has had: limits count by address, so each test has its own. The whole of
 * 127.0.0.0/8 is this machine's on Linux.
 */
export function ownAddress(): string {
  given += 1;
  return `127.${20 + (process.pid % 200)}.${(given >> 8) & 255}.${given & 255}`;
}
