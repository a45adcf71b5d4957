import { createDecipheriv } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { limits } from '@sufra/contracts';

const unzip = promisify(gunzip);
const [nonceBytes, tagBytes] = [12, 16];

/** All that a calendar of prayer times has to say. */
const properties = new Set([
  ...['BEGIN', 'END', 'VERSION', 'PRODID', 'CALSCALE', 'NAME', 'X-WR-CALNAME', 'X-PUBLISHED-TTL'],
  ...['REFRESH-INTERVAL;VALUE=DURATION', 'UID', 'DTSTAMP', 'DTSTART', 'DURATION', 'TRANSP'],
  ...['SUMMARY', 'DESCRIPTION', 'LOCATION'],
]);

/** A member could seal anything: what is no calendar of ours is not handed out by this site's address. */
function isCalendar(text: string): boolean {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== '' || lines.at(-2) !== 'END:VCALENDAR') return false;
  return lines.slice(0, -1).every(line => properties.has(line.split(':', 1)[0] ?? ''));
}

interface Sealed {
  calendar: string;
  key: string;
  sealed: string;
}

/** The calendar, by a key that is forgotten again with this call; undefined where it opens nothing. */
export async function openCalendar({ calendar, key, ...kept }: Sealed): Promise<Buffer | undefined> {
  const sealed = Buffer.from(kept.sealed, 'base64url');
  if (sealed.length <= nonceBytes + tagBytes) return undefined;
  try {
    const opened = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(key, 'base64url'),
      sealed.subarray(0, nonceBytes),
      { authTagLength: tagBytes },
    );
    opened.setAAD(Buffer.from(calendar));
    opened.setAuthTag(sealed.subarray(-tagBytes));
    const packed = Buffer.concat([opened.update(sealed.subarray(nonceBytes, -tagBytes)), opened.final()]);
    const text = await unzip(packed, { maxOutputLength: limits.calendarBytes });
    return isCalendar(text.toString()) ? text : undefined;
  } catch {
    // Another key, or no calendar: nothing of either is told.
    return undefined;
  }
}
