import type { z } from 'zod';
import { accountApi } from './account.api.ts';
import { adminApi } from './admin.api.ts';
import type { ApiTable } from './api-table.ts';
import { authApi } from './auth.api.ts';
import { billingApi } from './billing.api.ts';
import { blogApi } from './blog.api.ts';
import { halalApi } from './halal.api.ts';
import { hijriMonthsApi } from './hijri-months.api.ts';
import { householdApi } from './household.api.ts';
import { householdChangesApi } from './household-changes.api.ts';
import { mailApi } from './mail.api.ts';
import { prayerCalendarApi } from './prayer-calendar.api.ts';
import { recipesApi } from './recipes.api.ts';
import { remindersApi } from './reminders.api.ts';
import { secondFactorApi } from './second-factor.api.ts';
import { shoppingApi } from './shopping.api.ts';
import { verdictReportsApi } from './verdict-reports.api.ts';

/** The one table of API calls: services validate with it, the client is typed by it, the docs are made from it. */
export const api = {
  ...authApi,
  ...accountApi,
  ...adminApi,
  ...secondFactorApi,
  ...householdApi,
  ...householdChangesApi,
  ...recipesApi,
  ...shoppingApi,
  ...remindersApi,
  ...prayerCalendarApi,
  ...halalApi,
  ...hijriMonthsApi,
  ...verdictReportsApi,
  ...blogApi,
  ...billingApi,
  ...mailApi,
} as const satisfies ApiTable;

export type Api = typeof api;
export type ApiKey = keyof Api;

type Part<K extends ApiKey, P extends string> =
  Api[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What a caller may send … */
export type BodyOf<K extends ApiKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.input<Part<K, 'body'>>;
export type QueryOf<K extends ApiKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.input<Part<K, 'query'>>;
export type ParamsOf<K extends ApiKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.input<Part<K, 'params'>>;
export type AnswerOf<K extends ApiKey> = z.infer<Api[K]['answer']>;
/** What is told of a call's progress before its answer comes as `done`, or its refusal as `problem`. */
export type StreamKey = { [K in ApiKey]: Api[K] extends { events: object } ? K : never }[ApiKey];
export type NewsOf<K extends StreamKey> = {
  [E in Exclude<keyof Api[K]['events'], 'done' | 'problem'>]: {
    event: E;
    data: z.infer<Api[K]['events'][E]>;
  };
}[Exclude<keyof Api[K]['events'], 'done' | 'problem'>];

/** … and what a handler receives once it is parsed. */
export type ParsedBody<K extends ApiKey> = [Part<K, 'body'>] extends [never]
  ? undefined
  : z.output<Part<K, 'body'>>;
export type ParsedQuery<K extends ApiKey> = [Part<K, 'query'>] extends [never]
  ? undefined
  : z.output<Part<K, 'query'>>;
export type ParsedParams<K extends ApiKey> = [Part<K, 'params'>] extends [never]
  ? undefined
  : z.output<Part<K, 'params'>>;
