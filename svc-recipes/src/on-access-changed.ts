import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { HouseholdModel } from './household/household-model.ts';
import type { ArchiveModels } from './import/archive/archive-model.ts';
import type { CollectionModel } from './personal/collection-model.ts';
import { leaveCalendars } from './plan/leave-calendars.ts';
import type { PlanModel } from './plan/plan-model.ts';
import { forgetCalendar } from './prayer-calendar/keep-calendar.ts';
import type { PrayerCalendarModel } from './prayer-calendar/prayer-calendar-model.ts';
import type { ProfileModel } from './profile/profile-model.ts';
import type { AllowanceModel } from './quota/allowance-model.ts';
import type { RecipeModel } from './recipe/recipe-model.ts';
import { savedCounts } from './recipe/saved-counts.ts';
import { forgetBrowsers } from './reminders/forget-browsers.ts';
import type { ReminderModel } from './reminders/reminder-model.ts';
import { eraseReports } from './reports/erase-reports.ts';
import type { ReportModel } from './reports/report-model.ts';
import { leaveList } from './shopping/leave-list.ts';
import type { ShoppingModel } from './shopping/shopping-model.ts';
import type { VersionModel } from './versions/version-model.ts';

interface Deps extends ArchiveModels {
  recipes: RecipeModel;
  versions: VersionModel;
  collections: CollectionModel;
  plans: PlanModel;
  profiles: ProfileModel;
  allowances: AllowanceModel;
  reports: ReportModel;
  lists: ShoppingModel;
  households: HouseholdModel;
  reminders: ReminderModel;
  calendars: PrayerCalendarModel;
  erasePhotosOf: (memberId: string) => Promise<void>;
}

/**
 * What an earlier account has used counts. A member who deleted the account leaves nothing here; no other service has to hear of it,
 * for everybody has this same event.
 */
export const onAccessChanged =
  ({
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
    erasePhotosOf,
    archives,
    archived,
    archivedPhotos,
  }: Deps): EventHandler<typeof events, 'user.access-changed'> =>
  async ({ data }) => {
    const { userId, deleted, usedBefore } = data;
    await forgetBrowsers(reminders, data);
    await forgetCalendar(calendars, data);
    if (!deleted && usedBefore)
      await allowances.updateOne({ _id: userId }, { $set: { usedBefore }, $inc: { v: 1 } }, { upsert: true });
    if (!deleted) return;
    // A tombstone, and first: a generation that still runs finds no allowance to be counted on, so nothing comes after this.
    await allowances.updateOne(
      { _id: userId },
      {
        $set: { deletedAt: new Date(), isPremium: false, leases: [], tries: [], finished: [], outbox: [] },
        $unset: { pendingAt: '', usedBefore: '', coveredIn: '' },
        $inc: { v: 1 },
      },
      { upsert: true },
    );
    await recipes.deleteMany({ ownerId: userId });
    await erasePhotosOf(userId);
    await collections.deleteOne({ _id: userId });
    await versions.deleteMany({ ownerId: userId });
    await savedCounts(recipes.db).erase(userId);
    await leaveCalendars({ plans, households, allowances }, userId);
    await leaveList({ lists, households }, userId);
    await archives.deleteMany({ ownerId: userId });
    await archived.deleteMany({ ownerId: userId });
    await archivedPhotos.deleteMany({ ownerId: userId });
    await profiles.deleteOne({ _id: userId });
    await eraseReports(reports, userId);
  };
