import { expect, test } from '@jest/globals';
import type { AuditEntry } from '@sufra/contracts';
import { problem } from '@sufra/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../testing/keep-members.ts';
import { admin, asMember, panelTests } from '../testing/panel.tsx';

const { api, openAs } = panelTests();
const safiya = { _id: 'a'.repeat(24), name: 'Safiya' };
const bilal = { _id: 'b'.repeat(24), name: 'Bilal' };
const gone = { _id: 'c'.repeat(24), name: null };
const none = { isAdmin: false, isModerator: false };
const moderator = { isAdmin: false, isModerator: true };
const onlyAdmin = { isAdmin: true, isModerator: false };
const both = { isAdmin: true, isModerator: true };

let entries = 0;
function anEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  entries += 1;
  return {
    _id: `entry-${entries}`,
    at: '2026-11-20T15:14:00.000Z',
    what: 'roles-changed',
    outcome: 'done',
    reason: null,
    actor: safiya,
    target: bilal,
    before: none,
    after: moderator,
    replayed: null,
    answered: null,
    hijriMonth: null,
    ...overrides,
  };
}

const moon = (of: Pick<NonNullable<AuditEntry['hijriMonth']>, 'country' | 'daysMore'>) => ({
  what: 'hijri-month-set' as const,
  ...{ target: null, before: null, after: null },
  hijriMonth: { ...of, year: 1448, month: 9, before: null },
});

const page = (list: AuditEntry[], next: string | null = null) => ({ body: { entries: list, next } });
const openLog = () => openAs(admin, '/admin-panel?tab=audit-log');

const refused = { outcome: 'refused', reason: 'last_admin' } as const;
const byMachine = { what: 'first-admin-granted', actor: null } as const;
const replay = { what: 'events-replayed', target: null, before: null, after: null } as const;
const deletion = { what: 'account-deleted', before: null, after: null } as const;

test.each<[string, Partial<AuditEntry>]>([
  ['Safiya gave Bilal the moderator role.', {}],
  ['Safiya took the moderator role from Bilal.', { before: moderator, after: none }],
  ['Safiya gave Bilal the admin and moderator roles.', { after: both }],
  [
    'Safiya gave Bilal the admin role and took the moderator role from them.',
    { before: moderator, after: onlyAdmin },
  ],
  ['Safiya left the roles of Bilal as they were.', { after: none }],
  ['Safiya gave themselves the moderator role.', { target: safiya }],
  ['Safiya gave up the admin role.', { target: safiya, before: both, after: moderator }],
  ['Safiya tried to give up the admin role.', { ...refused, target: safiya, before: onlyAdmin, after: none }],
  ['Safiya tried to take the admin role from Bilal.', { ...refused, before: onlyAdmin, after: none }],
  [
    'Bilal tried to change the roles of a deleted member.',
    { outcome: 'refused', reason: 'forbidden', actor: bilal, target: gone, before: null, after: null },
  ],
  ['The command line gave Bilal the admin role.', { ...byMachine, after: onlyAdmin }],
  [
    'A deleted member gave a deleted member the moderator role.',
    { actor: { ...gone, _id: 'd' }, target: gone },
  ],
  ['A deleted member deleted their own account.', { ...deletion, actor: gone, target: gone }],
  ['Safiya tried to delete their own account.', { ...deletion, ...refused, target: safiya }],
  [
    'Safiya had svc-mail handle all 1,200 parked events again.',
    { ...replay, replayed: { service: 'svc-mail', events: 1_200, type: null } },
  ],
  [
    'Safiya had svc-blog handle a parked event (user.deleted) again.',
    { ...replay, replayed: { service: 'svc-blog', events: 1, type: 'user.deleted' } },
  ],
  [
    'Safiya answered a report: the verdict was changed.',
    { what: 'report-answered', target: null, before: null, after: null, answered: 'changed' },
  ],
  [
    'Safiya announced Ramadan 1448 a day later than calculated: Pakistan.',
    moon({ country: 'PK', daysMore: 1 }),
  ],
  [
    'Safiya took back what was announced of Ramadan 1448: All countries.',
    moon({ country: 'all', daysMore: null }),
  ],
  ['Safiya deleted the account of a deleted member.', { ...deletion, target: gone }],
])('%s', async (sentence, entry) => {
  api.reply('GET /auth/audit', page([anEntry(entry)]));
  openLog();

  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(sentence);
  expect(within(item).getByText('November 20, 2026 at 3:14 PM UTC').tagName).toBe('TIME');
  expect(within(item).getByText(entry.outcome === 'refused' ? 'Refused' : 'Done')).toBeVisible();
});

test.each([
  ['last_admin', 'The last admin has to stay one.'],
  ['forbidden', 'Only admins may do this.'],
  ['not_found', 'There is nothing here.'],
  ['somebody slept', 'somebody slept'],
])('the reason %s reads: %s', async (reason, words) => {
  api.reply('GET /auth/audit', page([anEntry({ outcome: 'refused', reason })]));
  openLog();

  expect(await screen.findByText(words)).toBeVisible();
});

test('page by page, from where the last one ended', async () => {
  api.reply(
    'GET /auth/audit',
    page([anEntry(), anEntry()], 'cursor-1'),
    'no answer',
    page([anEntry({ target: { ...bilal, name: 'Omar' } })]),
  );
  const { person } = openLog();
  expect(await screen.findByText('The latest 2 entries')).toBeVisible();
  const standIn = globalThis.fetch;
  const asked: string[] = [];
  globalThis.fetch = (...request) => {
    asked.push(String(request[0]));
    return standIn(...request);
  };

  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch more of the audit log');
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('All 3 entries')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Omar');
  const fromCursor = '/api/v1/auth/audit?after=cursor-1';
  expect(asked).toEqual([fromCursor, fromCursor]);
});

test('an empty log says so and can be looked at again', async () => {
  api.reply('GET /auth/audit', page([]), page([anEntry()]));
  const { person } = openLog();

  await screen.findByRole('heading', { name: 'The audit log is empty so far.' });
  await person.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('All 1 entries')).toBeVisible();
});

test('a log that does not come is said and can be tried again', async () => {
  const failure = { status: 500, body: problem('internal_error', 'Something went wrong. Please try again.') };
  api.reply('GET /auth/audit', failure, page([anEntry()]));
  const { person } = openLog();

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the audit log.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('listitem');
});

test('tabs are walked with the arrow keys and stand in the address', async () => {
  api.reply('GET /auth/users', { body: pageOf([asMember(admin)]) });
  api.reply('GET /operations/services', { body: { services: [] } });
  api.reply('GET /halal/reports', { body: { reports: [], next: null } });
  api.reply('GET /recipes/publications', { body: { publications: [], next: null } });
  api.reply('GET /hijri-months', { body: { months: [] } });
  api.reply('GET /auth/audit', page([anEntry()]));
  const { person, address } = openAs(admin);
  const tab = async (name: string) => screen.findByRole('tab', { name, selected: true });

  await person.click(await tab('Users'));
  await person.keyboard('{ArrowRight}');
  expect(await tab('Reports')).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(await tab('Recipes')).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(await tab('Moon')).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(await tab('Events')).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(await tab('Audit log')).toHaveFocus();
  expect(address()).toBe('/admin-panel?tab=audit-log');
  expect(screen.getByRole('tabpanel', { name: 'Audit log' })).toBeVisible();
  await person.keyboard('{ArrowRight}');
  expect(await tab('Users')).toHaveFocus();
  expect(address()).toBe('/admin-panel');
});

/** What the page asks the audit log for from now on. */
function watchAsked() {
  const asked: string[] = [];
  const standIn = globalThis.fetch;
  globalThis.fetch = (...request) => {
    asked.push(new URL(String(request[0]), 'http://site').search);
    return standIn(...request);
  };
  return asked;
}

test('filters ask the service, and what they leave empty can be cleared', async () => {
  api.reply('GET /auth/audit', page([anEntry()]), page([anEntry(deletion)]), page([]), page([anEntry()]));
  const { person } = openLog();
  await screen.findByRole('listitem');
  const asked = watchAsked();

  await person.selectOptions(screen.getByLabelText('What happened'), 'Account deleted');
  expect(await screen.findByText(/deleted the account of/)).toBeVisible();
  await person.type(screen.getByLabelText('Member'), 'bilal');
  await screen.findByRole('heading', { name: 'Nothing in the audit log is like this.' });
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('listitem');
  expect(screen.getByLabelText('Member')).toHaveValue('');
  expect(asked.slice(0, 2)).toEqual(['?what=account-deleted', '?q=bilal&what=account-deleted']);
});

test('a last day before the first one is said at its field, and not asked for', async () => {
  api.reply('GET /auth/audit', page([anEntry()]));
  openLog();
  await screen.findByRole('listitem');
  const asked = watchAsked();

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-19' } });
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('This is before the first day.');
  expect(screen.getByLabelText('Until')).toBeInvalid();
  await waitFor(() => expect(asked).toEqual(['?from=2026-11-20']));
});

// jsdom's blobs cannot tell their text themselves.
const textOf = (file: Blob | undefined) =>
  new Promise<string>(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

test('the download holds every page of what the filters leave', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = blob => `blob:${files.push(blob as Blob)}`;
  HTMLAnchorElement.prototype.click = () => {};
  const formula = anEntry({ ...refused, actor: null, target: { _id: 'id-2', name: '=1+1 "Omar"' } });
  api.reply('GET /auth/audit', page([anEntry()], 'cursor-1'), page([anEntry()], 'cursor-1'), page([formula]));
  const { person } = openLog();
  await screen.findByRole('listitem');
  await person.click(screen.getByRole('button', { name: 'Download CSV' }));

  await waitFor(() => expect(files).toHaveLength(1));
  const [head, first, second, ...rest] = (await textOf(files[0])).split('\r\n');
  expect(head).toContain('"at","what","outcome","reason","actor","actor id","target","target id"');
  expect(first).toContain('"roles-changed","done","","Safiya"');
  expect(second).toContain(
    `"refused","last_admin","command line","","'=1+1 ""Omar""","id-2","none","moderator"`,
  );
  expect(rest).toEqual(['']);
});

test('a download that fails is said', async () => {
  api.reply('GET /auth/audit', page([anEntry()]), 'no answer');
  const { person } = openLog();
  await screen.findByRole('listitem');
  await person.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download the audit log.');
});
