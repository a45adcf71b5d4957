import { openTestPlatform } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { householdModel } from '../src/household/household-model.ts';
import { archiveModels } from '../src/import/archive/archive-model.ts';
import { collectionModel } from '../src/personal/collection-model.ts';
import { planModel } from '../src/plan/plan-model.ts';
import { prayerCalendarModel } from '../src/prayer-calendar/prayer-calendar-model.ts';
import { profileModel } from '../src/profile/profile-model.ts';
import { allowanceModel } from '../src/quota/allowance-model.ts';
import { recipeModel } from '../src/recipe/recipe-model.ts';
import { reminderModel } from '../src/reminders/reminder-model.ts';
import { reportModel } from '../src/reports/report-model.ts';
import { start } from '../src/service.ts';
import { shoppingModel } from '../src/shopping/shopping-model.ts';
import { versionModel } from '../src/versions/version-model.ts';
import { startCook } from './start-cook.ts';

/** The real service over HTTP, with a database, a bus, a key set and a cook of its own. */
export async function startForTest(more: Record<string, string> = {}, parts?: Parameters<typeof start>[1]) {
  const platform = await openTestPlatform();
  const cook = await startCook();
  const env = (also: Record<string, string> = {}) =>
    platform.env({
      OPENAI_BASE_URL: cook.url,
      OPENAI_API_KEY: 'sk-canary-key',
      PREMIUM_NEWS_WAIT_MS: '0',
      RECIPE_RESTORE_MS: '200',
      // Members of many tests in one place.
      FREE_GENERATIONS_PER_IP_AND_DAY: '1000',
      ...more,
      ...also,
    });
  platform.listenAs(
    ['svc-auth'],
    [
      'recipe.generated',
      'recipe.saved',
      'recipe.deleted',
      'verdict-report.answered',
      'recipe-publication.answered',
      'hijri-month.set',
    ],
  );
  platform.listenAs(['svc-mail'], ['recipe-publication.withheld', 'recipe-publication.answered']);
  const service = await start(readConfig(env()), parts);
  await service.whenReady();
  return {
    platform,
    cook,
    service,
    env,
    recipes: recipeModel(platform.database.connection),
    versions: versionModel(platform.database.connection),
    collections: collectionModel(platform.database.connection),
    plans: planModel(platform.database.connection),
    households: householdModel(platform.database.connection),
    lists: shoppingModel(platform.database.connection),
    profiles: profileModel(platform.database.connection),
    allowances: allowanceModel(platform.database.connection),
    reports: reportModel(platform.database.connection),
    reminders: reminderModel(platform.database.connection),
    calendars: prayerCalendarModel(platform.database.connection),
    ...archiveModels(platform.database.connection),
    /** Another replica on the same database and bus. */
    startReplica: async (also: Record<string, string> = {}) => {
      const replica = await start(readConfig(env(also)), parts);
      await replica.whenReady();
      return replica;
    },
    stop: async () => {
      await service.stop();
      await cook.stop();
      await platform.stop();
    },
  };
}

export type UnderTest = Awaited<ReturnType<typeof startForTest>>;
