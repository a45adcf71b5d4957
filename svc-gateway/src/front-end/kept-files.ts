export interface KeptFile {
  content: Buffer;
  etag: string;
  /** As its server has sent it; without it the content is plain. */
  isBrotli: boolean;
}

interface Entry extends KeptFile {
  seenAt: number;
}

const aDay = 24 * 60 * 60 * 1_000;
const aMinute = 60_000;
/** A dozen builds of all slices: one is some five megabytes. */
const most = 64 * 1024 * 1024;

/**
 * Files whose names hold a hash, by where they are on the site: for a day after a build that names them was last seen running, so that
 * a page that was opened before a release still gets its parts. The longest unseen go first; what runs makes no room for what runs.
 */
export function createKeptFiles({ maxBytes = most, forMs = aDay, now = Date.now } = {}) {
  const files = new Map<string, Entry>();
  let bytes = 0;

  function drop(address: string, { content }: Entry) {
    files.delete(address);
    bytes -= content.length;
  }

  function hasRoomFor(length: number): boolean {
    for (const [address, entry] of files) {
      const unseenFor = now() - entry.seenAt;
      if (unseenFor <= forMs && bytes + length <= maxBytes) return true;
      if (unseenFor <= aMinute) return false;
      drop(address, entry);
    }
    return length <= maxBytes;
  }

  return {
    get(address: string): KeptFile | undefined {
      const entry = files.get(address);
      return entry && now() - entry.seenAt <= forMs ? entry : undefined;
    },
    /** A build that runs names it. False when it is not here. */
    see(address: string): boolean {
      const entry = files.get(address);
      if (!entry) return false;
      files.delete(address);
      files.set(address, { ...entry, seenAt: now() });
      return true;
    },
    put(address: string, file: KeptFile): void {
      if (files.has(address) || !hasRoomFor(file.content.length)) return;
      files.set(address, { ...file, seenAt: now() });
      bytes += file.content.length;
    },
    bytes: () => bytes,
  };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;
