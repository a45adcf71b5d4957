import type { AuditEntry } from '@sufra/contracts';

const columns: [head: string, cell: (entry: AuditEntry) => string | null | undefined][] = [
  ['at', ({ at }) => at],
  ['what', ({ what }) => what],
  ['outcome', ({ outcome }) => outcome],
  ['reason', ({ reason }) => reason],
  ['actor', ({ actor }) => (actor ? actor.name : 'command line')],
  ['actor id', ({ actor }) => actor?._id],
  ['target', ({ target }) => target?.name],
  ['target id', ({ target }) => target?._id],
  ['roles before', ({ before }) => rolesOf(before)],
  ['roles after', ({ after }) => rolesOf(after)],
  ['service', ({ replayed }) => replayed?.service],
  ['events', ({ replayed }) => replayed && String(replayed.events)],
  ['event type', ({ replayed }) => replayed?.type],
  ['answer', ({ answered }) => answered],
  ['Hijri month', ({ hijriMonth }) => hijriMonth && `${hijriMonth.year}-${hijriMonth.month}`],
  ['country', ({ hijriMonth }) => hijriMonth?.country],
  ['days more before', ({ hijriMonth }) => daysOf(hijriMonth?.before)],
  ['days more', ({ hijriMonth }) => daysOf(hijriMonth?.daysMore)],
];

const daysOf = (daysMore: number | null | undefined) => (daysMore == null ? '' : String(daysMore));

const rolesOf = (roles: AuditEntry['before']) =>
  roles && ([roles.isAdmin && 'admin', roles.isModerator && 'moderator'].filter(Boolean).join(' ') || 'none');

/** A spreadsheet would work out a name that begins like a formula. */
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string | null | undefined) => `"${inert(cell ?? '').replaceAll('"', '""')}"`;

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export const auditCsv = (entries: readonly AuditEntry[]) =>
  `\u{feff}${[columns.map(([head]) => head), ...entries.map(entry => columns.map(([, cell]) => cell(entry)))]
    .map(row => `${row.map(quoted).join(',')}\r\n`)
    .join('')}`;
