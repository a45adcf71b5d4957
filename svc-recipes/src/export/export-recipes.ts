import type { RecipesExport } from '@sufra/contracts';
import type { Rejudge } from '../halal/rejudge.ts';
import type { HouseholdModel } from '../household/household-model.ts';
import { seatOf } from '../household/seat-of.ts';
import type { ArchiveModels } from '../import/archive/archive-model.ts';
import { archivesOf } from '../import/archive/describe-archive.ts';
import { everySaved, listUnsaved } from '../library/list-recipes.ts';
import type { CollectionModel } from '../personal/collection-model.ts';
import { keptCollections } from '../personal/keep-collections.ts';
import { describeMeal, guestsOf } from '../plan/calendar.ts';
import {
  type Calendar,
  type KeptCalendarDeps,
  keptCalendar,
  type Planned,
  plannedOn,
  wholeCalendar,
} from '../plan/kept-calendar.ts';
import { presentPlan } from '../plan/week-plan.ts';
import { exportedCalendar } from '../prayer-calendar/keep-calendar.ts';
import type { PrayerCalendarModel } from '../prayer-calendar/prayer-calendar-model.ts';
import type { ProfileModel } from '../profile/profile-model.ts';
import { isProfileShown } from '../profile/show-profile.ts';
import { publicationsOf } from '../published/end-publication.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import { remindedBrowsersOf } from '../reminders/export-browsers.ts';
import type { ReminderModel } from '../reminders/reminder-model.ts';
import { reportsOf } from '../reports/list-reports.ts';
import type { ReportModel } from '../reports/report-model.ts';
import { describeList } from '../shopping/change-list.ts';
import { keptList } from '../shopping/kept-list.ts';
import type { ShoppingModel } from '../shopping/shopping-model.ts';

export interface ExportDeps extends KeptCalendarDeps, ArchiveModels {
  rejudge: Rejudge;
  collections: CollectionModel;
  allowances: AllowanceModel;
  reports: ReportModel;
  lists: ShoppingModel;
  households: HouseholdModel;
  profiles: ProfileModel;
  reminders: ReminderModel;
  calendars: PrayerCalendarModel;
}

/** All of it, whether or not the member may change it now: a plan outlasts premium. */
export async function exportRecipes(deps: ExportDeps, memberId: string): Promise<RecipesExport> {
  const { recipes, rejudge, allowances, reports } = deps;
  const own = { recipes, rejudge, ownerId: memberId };
  const [
    unsaved,
    saved,
    planned,
    ownCollections,
    profile,
    isShown,
    allowance,
    ownReports,
    shoppingList,
    publications,
    imports,
    reminders,
    prayerCalendar,
  ] = await Promise.all([
    listUnsaved(own),
    everySaved(own),
    exportCalendar(deps, memberId),
    keptCollections(deps, memberId),
    rejudge.profileOf(memberId),
    isProfileShown(deps.profiles, memberId),
    allowances.findById(memberId).select('recipesGenerated free').lean(),
    reportsOf(reports, memberId),
    keptList(deps.lists, memberId).then(list => describeList(deps, list)),
    publicationsOf(own),
    archivesOf(deps, memberId),
    remindedBrowsersOf(deps.reminders, memberId),
    exportedCalendar(deps.calendars, memberId),
  ]);
  const { month = '', inMonth = 0, total = 0 } = allowance?.free ?? {};
  return {
    recipes: [...unsaved, ...saved],
    ...planned,
    collections: ownCollections,
    shoppingList,
    profile,
    isProfileShown: isShown,
    reports: ownReports,
    publications,
    imports,
    reminders,
    prayerCalendar,
    generations: { total: allowance?.recipesGenerated ?? 0, free: { month, inMonth, total } },
  };
}

/** The member’s own calendar, and what they have brought to that of another member, whose household shares it. */
async function exportCalendar(deps: ExportDeps, memberId: string) {
  const seat = await seatOf(deps.households, memberId);
  const isOwn = seat.listOf === memberId;
  const calendar = isOwn ? await keptCalendar(deps.plans, seat) : await wholeCalendar(deps.plans, memberId);
  const shared = isOwn ? undefined : await keptCalendar(deps.plans, seat);
  const dates = datesIn(calendar);
  const [{ planned }, { plan }, brought] = await Promise.all([
    plannedOn(deps, calendar, dates),
    presentPlan(deps, calendar),
    shared && plannedOn(deps, shared, datesIn(shared)),
  ]);
  const meals = planned.map(meal => describeMeal(meal, { seat, calendar }));
  const isBrought = ({ recipe }: Planned) => recipe.ownerId === memberId;
  return {
    plan,
    calendar: { version: calendar.version, meals, guests: guestsOf(calendar, dates) },
    householdMeals:
      shared && brought
        ? brought.planned.filter(isBrought).map(meal => describeMeal(meal, { seat, calendar: shared }))
        : [],
    eaters: calendar.eaters,
  };
}

const datesIn = ({ days }: Pick<Calendar, 'days'>) => Object.keys(days).toSorted();
