import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AuditEntry } from '@sufra/contracts';
import { recordChange } from '@sufra/service-kit';
import { ask, eventually } from '@sufra/service-kit/testing';
import { Types } from 'mongoose';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, aStoredMember, type StoredMember } from '../../test/stored-member.ts';
import { changeUser } from '../users/change-user.ts';
import type { User } from '../users/user-model.ts';
import { auditModel } from './audit-model.ts';
import { memberDeleted } from './member-deleted.ts';
import { roleChange } from './role-change.ts';

let under: UnderTest;
let admin: StoredMember;
beforeAll(async () => {
  under = await startForTest();
  admin = await anAdmin(under);
});
afterAll(() => under.stop());

const audit = (after?: string | null) =>
  ask(under.service.url, `GET /auth/audit${after == null ? '' : `?after=${after}`}`, {
    token: admin.token,
  });
const entriesOf = async (id: string): Promise<AuditEntry[]> => {
  const { body } = await audit();
  return body.entries.filter(({ target }: AuditEntry) => target?._id === id);
};
const patch = (id: string, body: unknown, token = admin.token) =>
  ask(under.service.url, `PATCH /auth/users/${id}/roles`, { token, body });

const plain = { isAdmin: false, isModerator: false };
const moderating = { isAdmin: false, isModerator: true };

describe('the audit log', () => {
  test('has a change of roles as soon as it is answered, with who, whom, before and after', async () => {
    const member = await aStoredMember(under);
    await patch(member.id, { isModerator: true });
    expect(await entriesOf(member.id)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        at: expect.any(String),
        what: 'roles-changed',
        outcome: 'done',
        reason: null,
        actor: { _id: admin.id, name: admin.name },
        target: { _id: member.id, name: member.name },
        before: plain,
        after: moderating,
        replayed: null,
        answered: null,
        hijriMonth: null,
      },
    ]);
  });

  test('has what a moderator answered to a report, once', async () => {
    const member = await aStoredMember(under);
    const id = String(new Types.ObjectId());
    const told = {
      type: 'verdict-report.answered' as const,
      subject: id,
      data: {
        ...{ reportId: id, entryId: id, userId: member.id, answeredBy: admin.id },
        ...{
          answeredAt: new Date().toISOString(),
          line: 'salt',
          outcome: 'stays' as const,
          reason: 'It is.',
        },
      },
    };
    for (let time = 0; time < 2; time++) await under.platform.tell(told);
    await eventually(async () =>
      expect(await entriesOf(member.id)).toMatchObject([
        { what: 'report-answered', outcome: 'done', actor: { _id: admin.id }, answered: 'stays' },
      ]),
    );
  });

  test('has what a moderator answered to a recipe that was to be published', async () => {
    const member = await aStoredMember(under);
    const id = String(new Types.ObjectId());
    await under.platform.tell({
      type: 'recipe-publication.answered',
      subject: id,
      data: {
        ...{ recipeId: id, entryId: id, userId: member.id, answeredBy: admin.id, slug: 'rice-1' },
        ...{ answeredAt: new Date().toISOString(), title: 'Rice', outcome: 'approved', reason: '' },
      },
    });
    await eventually(async () =>
      expect(await entriesOf(member.id)).toMatchObject([
        { what: 'publication-answered', actor: { _id: admin.id }, answered: 'approved' },
      ]),
    );
  });

  test('has when a Hijri month begins in a country, as an admin announced it, once', async () => {
    const hijriMonth = { country: 'PK', year: 1448, month: 9, before: null, daysMore: 1 as const };
    const told = {
      type: 'hijri-month.set' as const,
      subject: 'announced',
      data: {
        ...hijriMonth,
        ...{ entryId: String(new Types.ObjectId()), setBy: admin.id, setAt: new Date().toISOString() },
      },
    };
    for (let time = 0; time < 2; time++) await under.platform.tell(told);
    const filed = async () => {
      const { body } = await ask(under.service.url, 'GET /auth/audit?what=hijri-month-set', {
        token: admin.token,
      });
      return body.entries;
    };
    await eventually(async () =>
      expect(await filed()).toMatchObject([{ actor: { _id: admin.id }, target: null, hijriMonth }]),
    );
  });

  test('has a change whose maker was killed right after it, once', async () => {
    const member = await aStoredMember(under);
    const change = (user: User) =>
      roleChange(user, { roles: moderating, requiredRoles: () => [], changedBy: admin.id }).guarded;
    await changeUser({ users: under.users, by: { _id: member.id }, change });
    await eventually(async () => expect(await entriesOf(member.id)).toHaveLength(1));
    const published = async () => (await under.users.findById(member.id).lean())?.outbox;
    await eventually(async () => expect(await published()).toEqual([]));
    expect(await entriesOf(member.id)).toMatchObject([{ outcome: 'done', before: plain, after: moderating }]);
  });

  test('has every try of the last admin to leave, with what was asked for', async () => {
    expect(await patch(admin.id, { isAdmin: false, isModerator: true })).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    });
    expect(await entriesOf(admin.id)).toMatchObject([
      {
        what: 'roles-changed',
        outcome: 'refused',
        reason: 'last_admin',
        actor: { _id: admin.id },
        before: { isAdmin: true, isModerator: false },
        after: moderating,
      },
    ]);
  });

  test('has who tried to change roles without being an admin, a bounded number of times', async () => {
    const intruder = await aStoredMember(under, { isModerator: true });
    const target = 'e'.repeat(24);
    const statuses = new Set<number>();
    for (let n = 0; n < 25; n += 1)
      statuses.add((await patch(target, { isAdmin: true }, intruder.token)).status);
    expect(statuses).toEqual(new Set([403]));
    const entries = await entriesOf(target);
    expect(entries).toHaveLength(20);
    expect(entries[0]).toMatchObject({
      what: 'roles-changed',
      outcome: 'refused',
      reason: 'forbidden',
      actor: { _id: intruder.id, name: intruder.name },
      target: { _id: target, name: null },
      before: null,
      after: null,
    });
    const lines = under.log().split('\n');
    const tries = lines.filter(
      line => line.includes('"security":"change-roles"') && line.includes(intruder.id),
    );
    expect(tries).toHaveLength(25);
  });

  test('has nothing of tries that name no member, or come from none', async () => {
    const before = (await audit()).body.entries.length;
    const member = await aStoredMember(under);
    expect((await patch('nobody', { isAdmin: true }, member.token)).status).toBe(403);
    expect((await ask(under.service.url, `PATCH /auth/users/${admin.id}/roles`)).status).toBe(401);
    expect((await audit()).body.entries).toHaveLength(before);
  });

  test('has the deletion of an account, without a name', async () => {
    const member = await aStoredMember(under, { isModerator: true, name: 'Was Here' });
    await patch(member.id, { isModerator: false });
    const change = (user: User) =>
      recordChange({
        of: user,
        update: { $set: { deletedAt: new Date() }, $unset: { name: '', email: '' } },
        events: [memberDeleted(user)],
      });
    await changeUser({ users: under.users, by: { _id: member.id }, change });
    await eventually(async () => expect(await entriesOf(member.id)).toHaveLength(2));
    const nameless = { _id: member.id, name: null };
    expect(await entriesOf(member.id)).toMatchObject([
      {
        what: 'account-deleted',
        outcome: 'done',
        actor: nameless,
        target: nameless,
        before: plain,
        after: null,
      },
      { what: 'roles-changed', actor: { name: admin.name }, target: nameless },
    ]);
  });

  test('is read page by page, newest first, and new entries move no page', async () => {
    const model = auditModel(under.platform.database.connection);
    const target = new Types.ObjectId();
    const entry = (n: number) => ({
      _id: new Types.ObjectId(),
      // Three at each moment, so that the moment alone does not tell them apart.
      at: new Date(1_600_000_000_000 + Math.floor(n / 3)),
      what: 'roles-changed' as const,
      outcome: 'done' as const,
      reason: null,
      before: null,
      after: null,
      actorId: null,
      targetId: target,
    });
    await model.insertMany(Array.from({ length: 120 }, (_, n) => entry(n)));
    const seen: AuditEntry[] = [];
    let next: string | null | undefined;
    for (let page = 0; next !== null && page < 20; page += 1) {
      const { body } = await audit(next);
      expect(body.entries.length).toBeLessThanOrEqual(50);
      seen.push(...body.entries);
      next = body.next;
      await model.create({ ...entry(0), at: new Date() });
    }
    const ofTarget = seen.filter(one => one.target?._id === String(target) && one.at < '2021');
    expect(ofTarget).toHaveLength(120);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  test.each(['', 'x', '1', '-', `1-${'a'.repeat(24)}`, '%7B%7D', 'x&after=2', '&limit=0'])(
    'knows no page %j',
    async cursor => {
      expect(await audit(cursor)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    },
  );

  describe('is filtered', () => {
    const search = async (query: string) => {
      const { status, body } = await ask(under.service.url, `GET /auth/audit?${query}`, {
        token: admin.token,
      });
      expect(status).toBe(200);
      return body.entries as AuditEntry[];
    };

    test('by what happened, how it ended, and parts of the name or the address of either member', async () => {
      const member = await aStoredMember(under, { name: 'Zubayda Khayyam' });
      await patch(member.id, { isModerator: true });
      await patch(member.id, { isModerator: true }, member.token);
      for (const q of ['zubayda', 'khay ZUB', member.email.split('@')[0] ?? '', member.id])
        expect((await search(`q=${encodeURIComponent(q)}`)).map(({ outcome }) => outcome)).toEqual([
          'refused',
          'done',
        ]);
      expect(await search(`q=${member.id}&outcome=refused`)).toMatchObject([
        { reason: 'forbidden', actor: { _id: member.id } },
      ]);
      expect(await search(`q=${member.id}&what=account-deleted`)).toEqual([]);
      expect(await search('q=nobody-is-called-this')).toEqual([]);
      expect(await search('q=%3F%3F')).toEqual([]);
    });

    test('by days, the last one whole', async () => {
      const model = auditModel(under.platform.database.connection);
      const target = new Types.ObjectId();
      const on = (at: string) => ({
        ...{
          _id: new Types.ObjectId(),
          at: new Date(at),
          what: 'roles-changed',
          outcome: 'done',
          reason: null,
        },
        ...{ before: null, after: null, actorId: null, targetId: target },
      });
      await model.insertMany([
        on('2019-03-01T00:00:00.000Z'),
        on('2019-03-02T23:59:59.999Z'),
        on('2019-03-03T00:00:00.000Z'),
      ]);
      const days = async (query: string) =>
        (await search(`q=${target}&${query}`)).map(({ at }) => at.slice(0, 10));
      expect(await days('from=2019-03-02')).toEqual(['2019-03-03', '2019-03-02']);
      expect(await days('until=2019-03-02')).toEqual(['2019-03-02', '2019-03-01']);
      expect(await days('from=2019-03-02&until=2019-03-02')).toEqual(['2019-03-02']);
    });

    test('page by page, as it is without a filter', async () => {
      const member = await aStoredMember(under);
      for (const isModerator of [true, false, true]) await patch(member.id, { isModerator });
      const first = await ask(under.service.url, `GET /auth/audit?q=${member.id}&limit=2`, {
        token: admin.token,
      });
      const rest = await ask(
        under.service.url,
        `GET /auth/audit?q=${member.id}&limit=2&after=${first.body.next}`,
        {
          token: admin.token,
        },
      );
      expect([first.body.entries.length, rest.body.entries.length, rest.body.next]).toEqual([2, 1, null]);
    });

    test.each([
      ['from=yesterday', 'Please give a date, like 2026-11-24.'],
      ['until=2026-02-30', 'Please give a date, like 2026-11-24.'],
      ['from=2026-03-02&until=2026-03-01', 'The first day is after the last one.'],
      [`q=${'x'.repeat(400)}`, 'This is too long to search for.'],
      ['what=everything', undefined],
    ])('and says of %s what is wrong', async (query, message) => {
      const { status, body } = await ask(under.service.url, `GET /auth/audit?${query}`, {
        token: admin.token,
      });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
      if (message) expect(body.details[0].message).toBe(message);
    });
  });

  test('is added to and nothing else', async () => {
    const model = auditModel(under.platform.database.connection);
    const [known] = await model.find().limit(1);
    const by = { _id: known?._id };
    for (const tampering of [
      () => model.updateOne(by, { $set: { outcome: 'done' } }),
      () => model.updateMany({}, { $set: { outcome: 'done' } }),
      () => model.findOneAndUpdate(by, { $set: { outcome: 'done' } }),
      () => model.replaceOne(by, {}),
      () => model.deleteOne(by),
      () => model.deleteMany({}),
      () => model.findOneAndDelete(by),
    ])
      await expect(tampering()).rejects.toThrow('the audit log is added to');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await ask(under.service.url, `${method} /auth/audit`, { token: admin.token })).toMatchObject({
        status: 405,
      });
  });
});

describe('the events that were parked here', () => {
  const operations = '/operations/svc-auth/events';
  const look = async () => (await ask(under.service.url, `GET ${operations}`, { token: admin.token })).body;
  const replay = (body: object) =>
    ask(under.service.url, `POST ${operations}/replay`, { token: admin.token, body });
  const replays = async () =>
    (await audit()).body.entries.filter(({ what }: AuditEntry) => what === 'events-replayed');

  test('are seen by admins without what they hold, and are handled again on the record', async () => {
    expect(await look()).toMatchObject({ queue: { parked: 0, parkedEvents: [] } });
    const data = { entryId: 'of wrong form', userId: 'amina@mailbox.test' };
    await under.platform.tell({ type: 'user.deleted', subject: admin.id, data: data as never });
    await eventually(async () => expect((await look()).queue.parked).toBe(1));
    const state = await look();
    expect(state).toEqual({
      broker: { isUp: true, detail: 'in memory' },
      outbox: { documents: expect.any(Number), oldestSeconds: expect.any(Number) },
      queue: {
        ...{ queued: expect.any(Number), waiting: 0, parked: 1 },
        waitingByAge: [0, 60, 600, 3_600].map(fromSeconds => ({ fromSeconds, events: 0 })),
        parkedEvents: [
          {
            _id: expect.any(String),
            type: 'user.deleted',
            source: 'test',
            reason: expect.stringContaining('user.deleted: '),
            tries: 1,
            publishedAt: expect.any(String),
            firstFailedAt: expect.any(String),
            parkedAt: expect.any(String),
          },
        ],
      },
    });
    expect(JSON.stringify(state)).not.toContain('amina');

    expect((await replay({ eventId: 'another' })).status).toBe(404);
    expect(await replays()).toEqual([]);
    const [{ _id: eventId }] = state.queue.parkedEvents;
    expect((await replay({ eventId })).body).toEqual({ replayed: 1 });
    await eventually(async () => expect((await look()).queue.parked).toBe(1));
    expect((await replay({})).body).toEqual({ replayed: 1 });
    await eventually(async () => expect(await replays()).toHaveLength(2));
    const common = { outcome: 'done', actor: { _id: admin.id }, target: null, before: null, after: null };
    expect(await replays()).toMatchObject([
      { ...common, replayed: { service: 'svc-auth', events: 1, type: null } },
      { ...common, replayed: { service: 'svc-auth', events: 1, type: 'user.deleted' } },
    ]);
    await eventually(async () => expect((await look()).outbox.documents).toBe(0));
  });

  test('and what waits is tried at once', async () => {
    const tried = await ask(under.service.url, `POST ${operations}/try-now`, { token: admin.token });
    expect(tried).toMatchObject({ status: 200, body: { events: 0 } });
  });
});
