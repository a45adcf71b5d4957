import type { Handlers } from '@sufra/service-kit';
import type { HouseholdModel } from './household/household-model.ts';
import type { ArchiveModels } from './import/archive/archive-model.ts';
import { onAccessChanged } from './on-access-changed.ts';
import { onHouseholdChanged } from './on-household-changed.ts';
import { onSubscriptionChanged } from './on-subscription-changed.ts';
import type { CollectionModel } from './personal/collection-model.ts';
import type { PlanModel } from './plan/plan-model.ts';
import type { PrayerCalendarModel } from './prayer-calendar/prayer-calendar-model.ts';
import type { ProfileModel } from './profile/profile-model.ts';
import type { AllowanceModel } from './quota/allowance-model.ts';
import type { RecipeModel } from './recipe/recipe-model.ts';
import type { ReminderModel } from './reminders/reminder-model.ts';
import type { ReportModel } from './reports/report-model.ts';
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

export const eventHandlers = (deps: Deps): Handlers => ({
  'subscription.activated': onSubscriptionChanged(deps, true),
  'subscription.cancelled': onSubscriptionChanged(deps, false),
  'household.changed': onHouseholdChanged(deps),
  'user.access-changed': onAccessChanged(deps),
});
