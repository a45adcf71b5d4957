export {
  AccountExport,
  ChangeAccountBody,
  ChangePasswordBody,
  DeleteAccountBody,
} from './api/account.api.ts';
export { AuditEntry, AuditFilter, Member, MemberCounts, RolesBody } from './api/admin.api.ts';
export * from './api/api.ts';
export type { Access, ApiCall, ApiTable, Method, ServiceName } from './api/api-table.ts';
export {
  type LeftPhotoReason,
  type LeftReason,
  leftPhotoReasons,
  leftReasons,
  RecipeArchive,
} from './api/archives.api.ts';
export {
  AddressBody,
  CurrentUserAnswer,
  ResetPasswordBody,
  Role,
  SignedIn,
  SignInBody,
  SignUpBody,
  User,
} from './api/auth.api.ts';
export {
  CheckoutBody,
  Donations,
  Payment,
  Plan,
  Subscription,
  Transfer,
  TransferBody,
} from './api/billing.api.ts';
export { Blog, BlogSummary, BlogTranslation } from './api/blog.ts';
export { BlogChangeForm, BlogForm } from './api/blog-form.ts';
export {
  CalendarAnswer,
  KeptCalendar,
  type MealBecomes,
  type MealChange,
  PlannedMeal,
} from './api/calendar.api.ts';
export type { Eater, EaterBody, EaterProfile, EatersAnswer, KeptEater } from './api/eaters.api.ts';
export { EventState, ParkedEvent } from './api/event-operations.ts';
export {
  EmailAddress,
  Id,
  Instant,
  LinkToken,
  NewPassword,
  PersonName,
  type SiteDigits,
  SiteLanguage,
} from './api/fields.ts';
export { GenerationBody, type GenerationEvent, generationEvents } from './api/generation.api.ts';
export { CheckedText, MadeHalalRecipe } from './api/halal.api.ts';
export {
  everyCountry,
  type HijriDaysMore,
  type HijriMonthOf,
  HijriMonths,
} from './api/hijri-months.api.ts';
export { type GivenRole, Household, type HouseholdRole, InvitationBody } from './api/household.api.ts';
export { ImportBody, type Imported, type ImportedRecipe } from './api/import.api.ts';
export type { JudgedLine } from './api/judged-line.ts';
export { MealPlace } from './api/meal-place.ts';
export { isSeen, ownWords, turningSigns, withoutTurning, withoutTurningIn } from './api/own-words.ts';
export { PageHead, PageRecipe, SitePages, SitePath } from './api/page-head.ts';
export type { Found } from './api/paged.ts';
export { RecipeCollection } from './api/personal.api.ts';
export { Picture } from './api/picture.ts';
export type { CookingProfile, ProfileAnswer } from './api/profile.api.ts';
export {
  Publication,
  type PublicationAnswerBody,
  type PublicationBody,
  PublicationInQueue,
  type PublicationOutcome,
  PublishedRecipe,
  PublishedSummary,
} from './api/publications.api.ts';
export {
  AvoidedInRecipe,
  allergens,
  ContainedAllergen,
  HalalFinding,
  IngredientLine,
  Personal,
  PlacedFinding,
  Recipe,
  RecipeContents,
  RecipeHalal,
  RecipeNutrition,
  RecipeOptions,
  RecipePhoto,
  RecipeSource,
  RecipeStep,
  RefusedFinding,
  SharedRecipe,
} from './api/recipe.ts';
export { Plan as WeekPlan, RecipeCounts, RecipesExport } from './api/recipes.api.ts';
export { Differing, School } from './api/school.ts';
export {
  AuthenticatorBody,
  AuthenticatorCode,
  PasskeyName,
  RecoveryCode,
  type SecondFactorProof,
  SecondFactorStatus,
} from './api/second-factor.api.ts';
export {
  SharedShoppingList,
  ShoppingAmount,
  ShoppingLine,
  ShoppingList,
  ShoppingMeal,
} from './api/shopping-list.ts';

export { showsSomething } from './api/shows-something.ts';
export {
  type ReportAnswerBody,
  VerdictChange,
  VerdictReport,
  VerdictReportBody,
} from './api/verdict-reports.api.ts';
export {
  RecipeConflict,
  RecipeVersion,
  RecipeVersionText,
  recipeParts,
  WrittenRecipe,
} from './api/written-recipe.ts';

export { addDays, datesFrom, daysBetween, mondayOf, weekdayOf, weekOf } from './calendar/days.ts';
export { isSamePlace, keepsUntil } from './calendar/leftovers.ts';
export {
  apiPrefix,
  picturePath,
  sunnahPicturePath,
  sunnahPicturePrefix,
} from './constants/addresses.ts';
export { brand } from './constants/brand.ts';
export { countries } from './constants/countries.ts';
export { diets } from './constants/diets.ts';
export { siteLanguages } from './constants/languages.ts';
export * as limits from './constants/limits.ts';
export { legalTextsUpdated, premium } from './constants/membership.ts';
export { messages } from './constants/messages.ts';
export * from './constants/options.ts';
export { networkFailure, unexpectedError } from './constants/page-failures.ts';
export * from './constants/shop-shelves.ts';
export { asyncApi, type EventTable } from './descriptions/async-api.ts';
export type { JsonSchema } from './descriptions/json-schema.ts';
export { openApi } from './descriptions/open-api.ts';
export { type CloudEvent, cloudEvent } from './events/cloud-event.ts';
export { type EventData, type EventType, events } from './events/events.ts';
export {
  type EventsReplayed,
  type OperatedService,
  operatedServices,
  replayedType,
  replayedTypes,
} from './events/replayed-events.ts';
export { type FreeQuota, FreeUse, monthOf, usedOf } from './free-use.ts';
export { readingMinutes, textOf } from './html-text.ts';
export { type ProblemAnswer, type ProblemCode, type ProblemDetail, problems } from './problems.ts';
export { searchLetters, searchWords } from './search/search-letters.ts';
export { services } from './services.ts';
export { contractOfCalls } from './slice-contract/contract-of-calls.ts';
export { serviceContract } from './slice-contract/service-contract.ts';
export {
  type ContractCall,
  type PublishedEvent,
  type ReadEvent,
  SliceContract,
} from './slice-contract/slice-contract.ts';
export { slugify } from './slug/slugify.ts';
export { plainLetters, tagKey } from './tag-key.ts';
