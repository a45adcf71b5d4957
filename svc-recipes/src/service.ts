import { limits } from '@sufra/contracts';
import { fewAtOnce, openService, Problem, type RunningService } from '@sufra/service-kit';
import {
  eraseOfOwner,
  eraseUnlessShown,
  openPictureFiles,
  openRenderer,
  pictureModel,
  sweepWhenDue,
} from '@sufra/service-kit/pictures';
import type { RecipesConfig } from './config.ts';
import { eatersRoutes } from './eaters/eaters.routes.ts';
import { type EatersDeps, eatersWith } from './eaters/eaters.ts';
import { eventHandlers } from './event-handlers.ts';
import { exportRoutes } from './export/export.routes.ts';
import { generationRoutes } from './generation/generation.routes.ts';
import { generationMetrics } from './generation/measure-generation.ts';
import { modelSpending } from './generation/model/model-spending.ts';
import { openModel } from './generation/model/open-model.ts';
import { recoverCountedRecipes } from './generation/recover-counted-recipes.ts';
import { guard } from './halal/guard.ts';
import { halalRoutes } from './halal/halal.routes.ts';
import { openRejudging } from './halal/rejudge.ts';
import { hijriMonthModel } from './hijri-months/hijri-month-model.ts';
import { hijriMonthsRoutes } from './hijri-months/hijri-months.routes.ts';
import { householdModel } from './household/household-model.ts';
import { noteShown } from './household/note-shown.ts';
import { archiveModels } from './import/archive/archive-model.ts';
import { archivesRoutes } from './import/archive/archives.routes.ts';
import { workOnArchives } from './import/archive/work-on-archives.ts';
import { type FetchPage, openPageFetcher } from './import/fetching/fetch-page.ts';
import { importRoutes } from './import/import.routes.ts';
import { eraseRemoved } from './library/erase-removed.ts';
import { libraryRoutes } from './library/library.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { watchHouseholds } from './live/watch-households.ts';
import { migrations } from './migrations/migrations.ts';
import { ownRoutes } from './own/own.routes.ts';
import { collectionModel } from './personal/collection-model.ts';
import { personalRoutes } from './personal/personal.routes.ts';
import { isShownBy, type PhotoStore } from './photos/photo-store.ts';
import { photosRoutes } from './photos/photos.routes.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { forgetPastDays } from './plan/forget-past-days.ts';
import { planRoutes } from './plan/plan.routes.ts';
import { planModel } from './plan/plan-model.ts';
import { readAtTable } from './plan/read-at-table.ts';
import { prayerCalendarRoutes } from './prayer-calendar/prayer-calendar.routes.ts';
import { prayerCalendarModel } from './prayer-calendar/prayer-calendar-model.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { profileModel } from './profile/profile-model.ts';
import { judgePublished } from './published/judge-published.ts';
import { publishedRoutes } from './published/published.routes.ts';
import { addressLimit } from './quota/address-limit.ts';
import { allowanceModel } from './quota/allowance-model.ts';
import { openQuota } from './quota/quota.ts';
import { siteLimits } from './quota/site-limits.ts';
import { recipeModel } from './recipe/recipe-model.ts';
import { openReminders, type PushWay } from './reminders/open-reminders.ts';
import { reminderModel } from './reminders/reminder-model.ts';
import { reportModel } from './reports/report-model.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { samplesRoutes } from './samples/samples.routes.ts';
import { shoppingRoutes } from './shopping/shopping.routes.ts';
import { shoppingModel } from './shopping/shopping-model.ts';
import { readShown } from './table/read-shown.ts';
import { tableRoutes } from './table/table.routes.ts';
import { versionModel } from './versions/version-model.ts';

const day = 86_400_000;
const recoverEveryMs = 5_000;
const archivesEveryMs = 5_000;
/** Another guard comes with another release alone; what is read before the work has come to it is judged then. */
const judgePublishedEveryMs = 60_000;
const publicationsPerDay = { name: 'publications', most: limits.publicationsPerDay, windowMs: day };
/** More than a member reads in an hour, and too few to ask other sites by. */
const importsPerHour = { name: 'imports', most: 60, windowMs: 3_600_000 };
/** As many as one file may bring: they are rendered one after the other, beside what members photograph. */
const broughtPhotosPerDay = { name: 'brought-photos', most: limits.archiveRecipes, windowMs: day };
/** More than a member photographs in an hour: each is rendered in three widths. */
const photosPerHour = { name: 'photos', most: 60, windowMs: 3_600_000 };
/** A tick is seen by the others within a second: this, a read and the way to the page. */
const lookAtHouseholdsMs = 250;
const longestStreamMs = 300_000;
/** Well within the gateway's patience with a stream. */
const aliveEveryMs = 15_000;
const photoSweepMs = 3_600_000;
const pastDaysLeaseMs = 60_000;
/** More than a member writes in an hour: each save is judged. */
const savesPerHour = { name: 'saved-texts', most: 300, windowMs: 3_600_000 };

export async function start(
  config: RecipesConfig,
  { fetchPage = openPageFetcher(), pushWay = {} }: { fetchPage?: FetchPage; pushWay?: PushWay } = {},
): Promise<RunningService> {
  const service = openService({ name: 'svc-recipes', config });
  const recipes = recipeModel(service.mongo);
  const versions = versionModel(service.mongo);
  const collections = collectionModel(service.mongo);
  const plans = planModel(service.mongo);
  const allowances = allowanceModel(service.mongo);
  const profiles = profileModel(service.mongo);
  const reports = reportModel(service.mongo);
  const lists = shoppingModel(service.mongo);
  const households = householdModel(service.mongo);
  const hijriMonths = hijriMonthModel(service.mongo);
  const reminders = reminderModel(service.mongo);
  const calendars = prayerCalendarModel(service.mongo);
  const archiveStore = archiveModels(service.mongo);
  const stopping = new AbortController();
  const leaseMs = config.generationLeaseMs;
  const quota = openQuota({
    allowances,
    rules: {
      quota: { size: config.freeQuotaSize, renews: config.freeQuotaRenews },
      maxAtOnce: config.generationsAtOncePerMember,
      maxPerHour: config.premiumGenerationsPerHour,
      leaseMs,
      rememberMs: day,
    },
  });
  const site = siteLimits(service.mongo, {
    maxAtOnce: config.generationsAtOnce,
    maxPerDay: config.generationsPerDay,
    leaseMs,
  });
  service.metrics.watch({
    name: 'sufra_generations_reserved',
    help: 'Generations of the whole site that hold a place',
    read: site.countRunning,
  });
  service.metrics.watch({
    name: 'sufra_generations_reserved_most',
    help: 'How many of them there may be',
    read: () => config.generationsAtOnce,
  });
  const model = openModel({
    baseUrl: config.openaiBaseUrl,
    apiKey: config.openaiApiKey,
    model: config.openaiModel,
    temperature: config.openaiTemperature,
    maxTokens: config.openaiMaxTokens,
    maxTokensField: config.openaiMaxTokensField,
    tellsUsage: config.openaiTellsUsage,
    noteCall: modelSpending(service.metrics, {
      input: config.openaiInputPrice,
      output: config.openaiOutputPrice,
    }),
    tracing: service.tracing,
  });
  const rejudge = openRejudging({ recipes, profiles, guard });
  const photos: PhotoStore = {
    ...{ recipes, versions, rejudge, guard },
    pictures: pictureModel(service.mongo),
    files: openPictureFiles(service.mongo),
    render: openRenderer(),
    isShown: isShownBy(recipes),
    unusedMs: day,
    // The database forgets recipes that are not saved, and tells no service.
    lookAgainMs: day,
    log: service.log,
    countPhoto: memberId => service.throttle.take(photosPerHour, memberId),
  };
  const { measured, noteDraft } = generationMetrics(service.metrics);
  const addresses = addressLimit({ throttle: service.throttle, most: config.freeGenerationsPerIpAndDay });
  const inQueue = fewAtOnce({ maxAtOnce: 4, maxWaiting: 40, maxWaitMs: 3_000, retryAfterSeconds: 5 });
  // Few at once, since each holds a picture's points; a file that is being written waits.
  const inPhotoQueue = fewAtOnce({ maxAtOnce: 2, maxWaiting: 200, retryAfterSeconds: 5 });
  const countTry = (memberId: string) => service.throttle.take(importsPerHour, memberId);
  const archiveDeps = {
    ...{ ...archiveStore, recipes, collections, allowances, guard, rejudge, inQueue, countTry },
    photos,
    countBroughtPhoto: (memberId: string) => service.throttle.take(broughtPhotosPerDay, memberId),
    log: service.log,
    nudge: () => archiveWork.nudge(),
  };
  const archiveWork = service.inBackground('archives of recipes', {
    work: stopping => workOnArchives(archiveDeps, stopping),
    everyMs: archivesEveryMs,
  });
  const eaters: EatersDeps = { plans, households, profiles, allowances };
  const imports = importRoutes({
    ...{ recipes, allowances, rejudge, quota, site, addresses, model, guard, leaseMs },
    log: service.log,
    deadlineMs: config.generationDeadlineMs,
    stopping: stopping.signal,
    fetchPage,
    ...{ inQueue, countTry },
  });
  const generation = generationRoutes({
    measured,
    noteDraft,
    recipes,
    rejudge,
    quota,
    site,
    addresses,
    eatersWith: memberId => eatersWith(eaters, memberId),
    model,
    guard,
    log: service.log,
    maxCalls: config.generationCalls,
    deadlineMs: config.generationDeadlineMs,
    leaseMs,
    stopping: stopping.signal,
  });
  service.inBackground('counted recipes', {
    work: () => recoverCountedRecipes({ recipes, allowances }),
    everyMs: recoverEveryMs,
  });
  service.inBackground('deleted recipes', {
    work: () =>
      eraseRemoved({
        ...{ recipes, versions, restoreMs: config.recipeRestoreMs },
        erasePhoto: id => eraseUnlessShown(photos, id),
      }),
    everyMs: Math.max(config.recipeRestoreMs / 3, 100),
  });
  service.inBackground('unused photos', {
    work: sweepWhenDue({
      store: photos,
      job: service.job({ name: 'photo-sweep', leaseMs: photoSweepMs }),
      everyMs: photoSweepMs,
    }),
    // Twice as often as it is due, so that a sweep that another replica claimed and left is not missed for long.
    everyMs: photoSweepMs / 2,
  });
  service.inBackground('past days of calendars', {
    work: forgetPastDays({
      plans,
      job: service.job({ name: 'past-days', leaseMs: pastDaysLeaseMs }),
      everyMs: day,
    }),
    everyMs: day / 24,
  });
  service.inBackground('published recipes', {
    work: () => judgePublished({ recipes, guard }),
    everyMs: judgePublishedEveryMs,
  });
  const calendar = {
    ...{ plans, recipes, rejudge, allowances, households },
    premiumNewsWaitMs: config.premiumNewsWaitMs,
  };
  const shown = { noteShown: noteShown(households) };
  const atTable = {
    ...{ recipes, versions, rejudge, allowances, households, throttle: service.throttle },
    ...shown,
  };
  return service.start({
    // Those with a path of their own come before that of a recipe with any id.
    routes: [
      generation,
      imports,
      archivesRoutes(archiveDeps),
      planRoutes(calendar),
      shoppingRoutes({
        ...{ lists, plans, recipes, rejudge, allowances, households, throttle: service.throttle },
        premiumNewsWaitMs: config.premiumNewsWaitMs,
      }),
      liveRoutes({
        households,
        watching: watchHouseholds({ lists, plans, households, everyMs: lookAtHouseholdsMs }),
        longestMs: longestStreamMs,
        aliveEveryMs,
        stopping: stopping.signal,
      }),
      picturesRoutes(),
      photosRoutes(photos),
      samplesRoutes(guard.judgeRecipe),
      hijriMonthsRoutes(hijriMonths),
      halalRoutes({ throttle: service.throttle, profileOf: rejudge.profileOf }),
      exportRoutes({
        ...archiveStore,
        plans,
        collections,
        recipes,
        rejudge,
        allowances,
        reports,
        lists,
        households,
        profiles,
        reminders,
        calendars,
        inQueue,
        photos,
        inPhotoQueue,
      }),
      profileRoutes({ profiles, allowances }),
      eatersRoutes(eaters),
      publishedRoutes({
        ...{ recipes, versions, rejudge, allowances, guard, ...shown },
        throttle: service.throttle,
        countRequest: memberId => service.throttle.take(publicationsPerDay, memberId),
      }),
      personalRoutes({ recipes, versions, collections, rejudge, allowances }),
      ownRoutes({
        ...{ recipes, versions, allowances, guard, rejudge, ...shown },
        countSave: memberId => service.throttle.take(savesPerHour, memberId),
      }),
      openReminders({ service, config, reminders, way: pushWay }),
      prayerCalendarRoutes({ calendars, throttle: service.throttle }),
      reportsRoutes({ reports, throttle: service.throttle, guard }),
      tableRoutes(atTable),
      libraryRoutes({
        recipes,
        versions,
        rejudge,
        allowances,
        throttle: service.throttle,
        restoreMs: config.recipeRestoreMs,
        ...shown,
        readAtTable: async asked => (await readAtTable(calendar, asked)) ?? (await readShown(atTable, asked)),
      }),
    ],
    eventHandlers: eventHandlers({
      ...{
        recipes,
        versions,
        collections,
        plans,
        profiles,
        allowances,
        reports,
        lists,
        households,
        reminders,
        calendars,
      },
      ...archiveStore,
      erasePhotosOf: memberId => eraseOfOwner(photos, memberId),
    }),
    outboxes: [recipes, allowances, reports, hijriMonths],
    migrations: migrations({ recipes, plans, versions, collections, profiles, reports }),
    // No caller waits for a recipe through a stop: its place is given back, and the caller is told to try again.
    stopping: () => stopping.abort(new Problem('service_unavailable', { retryAfterSeconds: 2 })),
  });
}
