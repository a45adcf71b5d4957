import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { filesIn } from './keep-site.ts';
import { isKeptForEverybody, isKeptForMember } from './kept-calls.ts';
import { memberOfToken } from './member-of.ts';
import { foundBy } from './search-kept.ts';
import { calendarReplayable, laidOnCalendar } from './waiting/calendar-change.ts';
import { isContested, laidUpon } from './waiting/plan-change.ts';
import { replayableOf } from './waiting/replayables.ts';
import { sendOne } from './waiting/send-one.ts';
import type { WaitingWrite } from './waiting/waiting-store.ts';
import { shownWith } from './waiting/with-waiting.ts';

const id = '6b07c222578903fd527f1d37';
const other = '6b07c222578903fd527f1d38';
const member = '5afa000000000000000000f2';
const aRecipe = (more: object = {}) => ({
  ...{ _id: id, title: 'Tagine', steps: [], favorite: false },
  personal: { note: '', rating: null, cookedOn: ['2026-11-01'], collections: [] },
  ...more,
});

const aWrite = (more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  ...{ id: 1, member, key: 'key-1', method: 'PATCH', path: `/api/v1/recipes/${id}`, at: 0, what: 'recipe' },
  body: { favorite: true },
  ...more,
});

describe('what is kept', () => {
  const at = (path: string) => new URL(`/api/v1${path}`, 'https://sufra.example');

  test.each([
    '/recipes?limit=24',
    `/recipes/${id}`,
    '/recipes/plan',
    '/recipes/calendar',
    '/auth/me',
    '/blogs/olive-oil',
  ])('%s, for a member', path => expect(isKeptForMember(at(path))).toBe(true));

  test.each(['/recipes/export', '/auth/export', '/users', '/payment/status', '/auth/sessions'])(
    '%s is not',
    path => expect(isKeptForMember(at(path))).toBe(false),
  );

  test('for a visitor only what every visitor may read', () => {
    expect(isKeptForEverybody(at('/blogs'))).toBe(true);
    expect(isKeptForEverybody(at('/recipes'))).toBe(false);
  });

  test('a member is known by the token, and by nothing that is none', () => {
    const token = (payload: object) => `a.${btoa(JSON.stringify(payload))}.c`;
    expect(memberOfToken(token({ sub: member }))).toBe(member);
    for (const no of [undefined, '', 'x', token({ sub: '../other' }), token({})])
      expect(memberOfToken(no)).toBeUndefined();
  });

  test('of the files of a build those of one language, and what has none', () => {
    const files = ['/main.0123abcd.js', '/main.ar.0123abcd.js', '/1.en.0123abcd.js', '/1.ar.0123abcd.js'];
    const styles = ['/main.0123abcd.css', '/page.0123abcd.html', '/inter.0123abcd.woff2'];
    expect(filesIn('en', [...files, ...styles])).toEqual([files[0], files[2], styles[0]]);
    expect(filesIn('ar', [...files, ...styles])).toEqual([files[1], files[3], styles[0]]);
  });
});

describe('a search without a net', () => {
  const made = (more: object) =>
    aRecipe({
      ...{
        description: '',
        ingredientLines: [],
        tags: [],
        isSaved: true,
        createdAt: '2026-11-01T10:00:00.000Z',
      },
      ...more,
    }) as unknown as Recipe;
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  const recipes = [
    made({ _id: 'a', title: 'Chicken tagine', tags: ['One pan'], createdAt: at(1) }),
    made({ _id: 'b', title: 'Crème brûlée', favorite: true, createdAt: at(3) }),
    made({ _id: 'c', title: 'شوربة عدس', ingredientLines: [{ item: 'Red lentils' }], createdAt: at(2) }),
    made({
      _id: 'd',
      title: 'Rice',
      personal: { ...aRecipe().personal, collections: [other] },
      createdAt: at(4),
    }),
    made({ _id: 'e', title: 'Tagine, not saved', isSaved: false }),
    made({ _id: 'f', title: 'Tagine of another member', whose: 'Maryam' }),
  ];

  test.each([
    ['', ['d', 'b', 'c', 'a']],
    ['q=&tag=&limit=24', ['d', 'b', 'c', 'a']],
    ['q=TAG', ['a']],
    ['q=tagine+chicken', ['a']],
    ['q=tagine+lentils', []],
    ['q=creme', ['b']],
    ['q=lentil', ['c']],
    ['q=%D8%B4%D9%88%D8%B1%D8%A8%D9%87', ['c']],
    ['q=one-pan', ['a']],
    ['tag=one-pan', ['a']],
    ['favorite=true', ['b']],
    ['favorite=false&q=rice', ['d']],
    [`collection=${other}`, ['d']],
    ['q=%E2%80%A6', []],
  ])('by %j finds %j of what is saved, the newest first', (query, ids) =>
    expect(foundBy(new URLSearchParams(query), recipes).map(({ _id }) => _id)).toEqual(ids),
  );
});

describe('what waits is seen in each answer', () => {
  test('a heart, a note and stars in the recipe and in its lists, and in no other recipe', () => {
    const writes = [aWrite(), aWrite({ body: { note: 'less salt', rating: 4 } })];
    const changed = { favorite: true, personal: { note: 'less salt', rating: 4, cookedOn: ['2026-11-01'] } };
    expect(shownWith({ recipe: aRecipe() }, writes)).toMatchObject({ recipe: changed });
    const list = { recipes: [aRecipe({ _id: other }), aRecipe()], next: null };
    expect(shownWith(list, writes)).toMatchObject({ recipes: [{ favorite: false }, changed], next: null });
  });

  test('days on which it was cooked, and collections', () => {
    const cooked = (method: string, day: string) =>
      aWrite({ method, path: `/api/v1/recipes/${id}/cooked/${day}`, body: undefined });
    const into = aWrite({
      method: 'PUT',
      path: `/api/v1/recipes/${id}/collections/${other}`,
      body: undefined,
    });
    const writes = [cooked('PUT', '2026-11-26'), cooked('DELETE', '2026-11-01'), into];
    const personal = { cookedOn: ['2026-11-26'], collections: [other] };
    expect(shownWith({ recipe: aRecipe() }, writes)).toMatchObject({ recipe: { personal } });
  });

  test('ticks and notes of the shopping list, whose call answers its line', () => {
    const line = { id, name: 'rice', note: '', isTicked: false };
    const list = { list: { lines: [line, { ...line, id: other }], version: 4 } };
    const path = `/api/v1/shopping-list/lines/${id}`;
    const tick = aWrite({ method: 'PUT', path: `${path}/tick`, body: { isTicked: true } });
    const shown = shownWith(list, [tick, aWrite({ path, body: { note: 'two bags' } })]);
    const ticked = { ...line, isTicked: true, note: 'two bags' };
    expect(shown).toEqual({ list: { lines: [ticked, { ...line, id: other }], version: 4 } });
    const answers = replayableOf('PUT', `/shopping-list/lines/${id}/tick`)?.answers;
    expect(answers?.(shown, tick.path)).toEqual({ line: ticked, version: 4 });
    expect(shownWith(list, [aWrite({ method: 'DELETE', path, body: undefined })])).toMatchObject({
      list: { lines: [{ id: other }] },
    });
  });

  test('one that was refused is not', () => {
    expect(shownWith({ recipe: aRecipe() }, [aWrite({ refused: {} })])).toEqual({ recipe: aRecipe() });
  });

  test('a call that is not named does not wait', () => {
    expect(replayableOf('POST', '/recipes')).toBeUndefined();
    expect(replayableOf('DELETE', `/recipes/${id}`)).toBeUndefined();
    expect(replayableOf('PUT', '/recipes/plan')).toBeDefined();
  });
});

const aPlan = (dinner: string | null, lunch: string | null = null, version = 3) => ({
  plan: { monday: { lunch, dinner } },
  version,
});

describe('a plan', () => {
  const write = { base: aPlan(null), body: aPlan(id) };

  test('is laid upon what is there now, meal by meal', () => {
    const theirs = aPlan(null, other, 7);
    expect(laidUpon(theirs, write)).toEqual(aPlan(id, other, 7));
    expect(isContested(theirs, write)).toBe(false);
  });

  test('is contested only where the same meal became two things', () => {
    expect(isContested(aPlan(other), write)).toBe(true);
    expect(isContested(aPlan(id), write)).toBe(false);
  });
});

describe('a change of the calendar', () => {
  const at = (meal: string, more: object = {}) => ({ date: '2027-02-08', meal, ...more });
  const answer = { version: 3, meals: [at('lunch', { recipeId: other })], guests: [], recipes: [] };
  const change = (meals: object[], guests: object[] = []) => ({ meals, guests, version: 3 });

  test('is laid on what was kept, with what is left of a meal', () => {
    const left = at('snack', { becomes: { leftoversOf: at('suhoor'), people: 2 } });
    const body = change(
      [at('suhoor', { becomes: { recipeId: id } }), left],
      [{ date: '2027-02-08', guests: 4 }],
    );
    const laid = laidOnCalendar(answer, body);
    expect(laid).toMatchObject({
      meals: [
        { meal: 'lunch', recipeId: other },
        { meal: 'suhoor', recipeId: id },
        { meal: 'snack', recipeId: id, leftoversOf: at('suhoor'), people: 2 },
      ],
      guests: [{ guests: 4 }],
    });
    const gone = laidOnCalendar(laid, change([at('suhoor', { becomes: null })]));
    expect(gone).toMatchObject({ meals: [{ meal: 'lunch' }] });
  });

  test('comes together with one that waits, based on what that was based on', () => {
    const { replaces } = calendarReplayable;
    const former = {
      ...change([at('lunch', { becomes: null }), at('snack', { becomes: null })]),
      version: 2,
    };
    expect(replaces?.(former, change([at('lunch', { becomes: { recipeId: id } })]))).toEqual({
      meals: [at('snack', { becomes: null }), at('lunch', { becomes: { recipeId: id } })],
      guests: [],
      version: 2,
    });
  });
});

describe('sending', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  /** Answers call after call; what was asked is what it returns. */
  function answering(...answers: ([status: number, body?: unknown] | 'no answer')[]) {
    const asked: { method: string; path: string; key: string | null; body: unknown }[] = [];
    globalThis.fetch = jest.fn(async (path: unknown, { method = '', headers, body }: RequestInit = {}) => {
      const key = new Headers(headers).get('idempotency-key');
      asked.push({ method, path: String(path), key, body: body && JSON.parse(String(body)) });
      const answer = answers.shift() ?? 'no answer';
      if (answer === 'no answer') throw new TypeError('Failed to fetch');
      const [status, json] = answer;
      return { ok: status < 300, status, json: async () => json } as Response;
    }) as typeof globalThis.fetch;
    return asked;
  }

  test('carries the key, the same at each try', async () => {
    const asked = answering('no answer', [200, {}]);
    expect(await sendOne(aWrite(), 'token')).toBe('away');
    expect(await sendOne(aWrite(), 'token')).toBe('done');
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  test.each([401, 429, 500, 503])('%i is no answer to it: it waits on', async status => {
    answering([status, {}]);
    expect(await sendOne(aWrite(), 'token')).toBe('away');
  });

  test('a refusal is told with its words', async () => {
    answering([404, { code: 'not_found', message: 'It is gone.' }]);
    expect(await sendOne(aWrite(), 'token')).toEqual({ code: 'not_found', message: 'It is gone.' });
  });

  const planWrite = (more: Partial<WaitingWrite> = {}) =>
    aWrite({
      ...{ method: 'PUT', path: '/api/v1/recipes/plan', what: 'plan', base: aPlan(null), body: aPlan(id) },
      ...more,
    });
  const overtaken: [number, unknown] = [409, { code: 'plan_changed' }];

  test('a plan that another device was faster with keeps the meals of both', async () => {
    const asked = answering(overtaken, [200, aPlan(null, other, 9)], [200, {}]);
    expect(await sendOne(planWrite(), 'token')).toBe('done');
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', body: aPlan(id, other, 9) });
  });

  test('a meal that is two things now is the member’s to decide; then theirs wins', async () => {
    answering(overtaken, [200, aPlan(other, null, 9)]);
    expect(await sendOne(planWrite(), 'token')).toEqual({ code: 'plan_changed' });
    const asked = answering([200, aPlan(other, null, 9)], [200, {}]);
    expect(await sendOne(planWrite({ wins: true }), 'token')).toBe('done');
    expect(asked.at(-1)).toMatchObject({ body: aPlan(id, null, 9) });
  });

  test('a contested meal of the calendar is the member’s to decide; then theirs goes without a version', async () => {
    const write = aWrite({
      ...{ method: 'PATCH', path: '/api/v1/recipes/calendar', what: 'plan' },
      body: { meals: [], version: 3 },
    });
    answering(overtaken);
    expect(await sendOne(write, 'token')).toEqual({ code: 'plan_changed' });
    const asked = answering([200, {}]);
    expect(await sendOne({ ...write, wins: true }, 'token')).toBe('done');
    expect(asked).toMatchObject([{ method: 'PATCH', body: { meals: [] } }]);
    expect(asked[0]?.body).not.toHaveProperty('version');
  });

  test('a plan whose first answer was lost is not taken for another’s change', async () => {
    const asked = answering(overtaken, [200, aPlan(id, null, 4)], [200, {}]);
    expect(await sendOne(planWrite(), 'token')).toBe('done');
    expect(asked).toHaveLength(3);
  });
});
