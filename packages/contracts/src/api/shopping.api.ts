import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Id, SiteLanguage } from './fields.ts';
import { orStop } from './or-stop.ts';
import {
  PlannedDates,
  PlannedDays,
  SharedShoppingList,
  ShelfOrder,
  ShoppingLine,
  ShoppingList,
  ShoppingNote,
  ShoppingServings,
  ShoppingShare,
  ShoppingText,
  ShoppingToken,
  ShoppingVersion,
  ShopShelfName,
} from './shopping-list.ts';

const ofLine = z.object({ line: Id });
const ofMeal = z.object({ meal: Id });
const ofToken = z.object({ token: ShoppingToken });
const OneList = z.object({ list: ShoppingList });
const Ticked = z.object({ line: ShoppingLine, version: ShoppingVersion });
const Tick = z.object({ isTicked: z.boolean() });
const version = ShoppingVersion.optional().describe(
  'what the change is based on; without it, it is made anyway',
);
const changes = ['forbidden', 'list_changed', 'idempotency_conflict'] as const;
const language = SiteLanguage.default('en').describe('whose words for amounts are understood beside English');

/**
 * The caller’s shopping list. Each write takes an `Idempotency-Key`: made again with the same key, it changes nothing more and
 * answers the list as it is, whatever other devices have done in between. A household shares the list of its owner: cooks write it, guests
 * read it and tick off.
 */
export const shoppingApi = {
  'GET /shopping-list': {
    slice: 'svc-recipes',
    summary:
      'The caller’s shopping list, or that of the household, added up exactly; an empty one where there is none yet',
    access: 'member',
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: [],
  },
  'POST /shopping-list/recipes': {
    slice: 'svc-recipes',
    summary:
      'Put what a recipe wants on the list, for so many people; a free member’s list is of one recipe, which `replace` exchanges',
    access: 'member',
    body: z.object({
      recipe: Id,
      servings: ShoppingServings.optional().describe('as many as it is written for, unless told'),
      replace: z.boolean().default(false).describe('in place of all meals that are on the list'),
      version,
    }),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: ['not_found', 'premium_only', 'list_full', ...changes],
  },
  'PUT /shopping-list/plan': {
    slice: 'svc-recipes',
    summary:
      'Put what the planned meals of these days want on the list, in place of those it has from the plan',
    access: 'member',
    body: z
      .object({
        dates: PlannedDates.optional().describe('days of the calendar'),
        days: PlannedDays.optional().describe('in place of them, days of its present week'),
        servings: ShoppingServings.optional().describe('for each meal; as many as are planned, unless told'),
        version,
      })
      .refine(({ dates, days }) => (dates === undefined) !== (days === undefined), orStop()),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: ['premium_only', 'list_full', ...changes],
  },
  'PATCH /shopping-list/meals/{meal}': {
    slice: 'svc-recipes',
    summary: 'Change for how many people a meal is bought',
    access: 'member',
    params: ofMeal,
    body: z.object({ servings: ShoppingServings, version }),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: ['not_found', ...changes],
  },
  'DELETE /shopping-list/meals/{meal}': {
    slice: 'svc-recipes',
    summary: 'Take a meal off the list; one that is not there is as good as taken off',
    access: 'member',
    params: ofMeal,
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: [...changes],
  },
  'PUT /shopping-list/lines/{line}': {
    slice: 'svc-recipes',
    summary:
      'Write an own line, by an id that the caller makes; amounts are understood in the site’s languages',
    access: 'member',
    params: ofLine,
    body: z.object({ text: ShoppingText, language, version }),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: ['list_full', ...changes],
  },
  'PATCH /shopping-list/lines/{line}': {
    slice: 'svc-recipes',
    summary: 'Give a line a note, or another shelf to stand on',
    access: 'member',
    params: ofLine,
    body: z
      .object({ note: ShoppingNote.optional(), shelf: ShopShelfName.optional(), version })
      .refine(
        ({ note, shelf }) => note !== undefined || shelf !== undefined,
        orStop('There is nothing to change.'),
      ),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: ['not_found', ...changes],
  },
  'DELETE /shopping-list/lines/{line}': {
    slice: 'svc-recipes',
    summary: 'Take an own line off the list; one that is not there is as good as taken off',
    access: 'member',
    params: ofLine,
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: [...changes],
  },
  'PUT /shopping-list/lines/{line}/tick': {
    slice: 'svc-recipes',
    summary:
      'Tick a line off, or no longer: a change of this line alone, so that ticks of several devices all stay',
    access: 'member',
    params: ofLine,
    body: Tick,
    maxMs: 30_000,
    status: 200,
    answer: Ticked,
    problems: ['not_found', 'idempotency_conflict'],
  },
  'POST /shopping-list/clear': {
    slice: 'svc-recipes',
    summary:
      'Take all ticks away, the own lines that are ticked, or everything but shelves and what is at home',
    access: 'member',
    body: z.object({ what: z.enum(['ticks', 'ticked', 'all']), version }),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: [...changes],
  },
  'PUT /shopping-list/shelves': {
    slice: 'svc-recipes',
    summary: 'Put the shelves into the order of one’s own shop',
    access: 'member',
    body: z.object({ shelves: ShelfOrder, version }),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: [...changes],
  },
  'PUT /shopping-list/at-home': {
    slice: 'svc-recipes',
    summary: 'Say what is always at home: it is on no list',
    access: 'member',
    body: z.object({
      atHome: z.array(ShoppingText).max(limits.alwaysAtHome, orStop('These are too many lines.')),
      version,
    }),
    maxMs: 30_000,
    status: 200,
    answer: OneList,
    problems: [...changes],
  },
  'PUT /shopping-list/share': {
    slice: 'svc-recipes',
    summary:
      'Give the list a public address, to read or to tick off as well; the same one while it is shared',
    access: 'member',
    body: z.object({ mayTick: z.boolean() }),
    status: 200,
    answer: z.object({ share: ShoppingShare }),
    problems: ['forbidden', 'idempotency_conflict'],
  },
  'DELETE /shopping-list/share': {
    slice: 'svc-recipes',
    summary: 'Take the public address away: it leads nowhere from now on, and sharing anew gives another one',
    access: 'member',
    status: 200,
    answer: z.object({ share: z.null() }),
    problems: ['forbidden', 'idempotency_conflict'],
  },
  'GET /shopping-list/shared/{token}': {
    slice: 'svc-recipes',
    summary: 'A shopping list that its owner shares, for every visitor who has its address',
    access: 'public',
    params: ofToken,
    maxMs: 30_000,
    status: 200,
    answer: z.object({ list: SharedShoppingList }),
    problems: ['not_found'],
  },
  'PUT /shopping-list/shared/{token}/lines/{line}/tick': {
    slice: 'svc-recipes',
    summary: 'Tick a line of a shared list off, where its owner lets others do so',
    access: 'public',
    params: z.object({ token: ShoppingToken, line: Id }),
    body: Tick,
    maxMs: 30_000,
    status: 200,
    answer: z.object({ line: ShoppingLine.omit({ wantedBy: true }), version: ShoppingVersion }),
    problems: ['not_found', 'forbidden', 'idempotency_conflict'],
  },
} as const satisfies ApiTable;
