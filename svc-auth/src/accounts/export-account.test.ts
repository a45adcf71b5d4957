import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, aPerson, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const exported = (token: string) => ask(under.service.url, 'GET /auth/me/export', { token });

test('the export holds what is kept about the member, and nothing that grants access', async () => {
  const member = await aMember(under);
  const { token, cookie } = await signedIn(under, member);
  const { email } = aPerson();
  await ask(under.service.url, 'PATCH /auth/me', { token, body: { email, password: member.password } });
  const undoable = { tokenHash: 'a-hash-of-an-undo-link', email: 'before@example.org' };
  const open = { ...undoable, expiresAt: new Date(Date.now() + 60_000) };
  const over = { ...undoable, email: 'long-gone@example.org', expiresAt: new Date(Date.now() - 1) };
  await under.users.updateOne({ _id: member.id }, { $set: { undoLinks: [over, open] } });
  const recipe = { recipeId: 'a'.repeat(24), userId: member.id, title: 'Lentil soup' };
  const savedAt = '2026-11-20T18:00:00.000Z';
  await under.platform.tell({ type: 'recipe.saved', subject: recipe.recipeId, data: { ...recipe, savedAt } });

  const { body } = await eventually(async () => {
    const answer = await exported(token);
    expect(answer.body.savedRecipes).toHaveLength(1);
    return answer;
  });
  const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  expect(body).toEqual({
    exportedAt: instant,
    account: {
      _id: member.id,
      name: member.name,
      email: member.email,
      createdAt: instant,
      verifiedAt: instant,
      isPremium: false,
      isAdmin: false,
      isModerator: false,
      recipesGenerated: 0,
      generations_left: 3,
      hasPassword: true,
      googleLinkedAt: null,
      pendingEmail: email,
    },
    secondFactor: null,
    sessions: [{ openedAt: instant, expiresAt: instant }],
    undoLinks: [{ email: 'before@example.org', expiresAt: open.expiresAt.toISOString() }],
    savedRecipes: [{ _id: recipe.recipeId, title: 'Lentil soup', savedAt }],
    household: null,
    roleChanges: [],
  });
  const user = await under.users.findById(member.id).lean();
  const secrets = [
    user?.passwordHash,
    user?.sessions[0]?.sid,
    user?.sessions[0]?.refreshHash,
    user?.emailChange?.tokenHash,
    undoable.tokenHash,
    cookie.split('.')[2],
  ];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

test('it is the member’s own alone, and no cache keeps it', async () => {
  const { token } = await signedIn(under, await aMember(under));
  expect((await exported(token)).headers.get('cache-control')).toBe('no-store');
  expect(await exported('')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
