import type { Handlers } from '@sufra/service-kit';
import type { AuditModel } from './administration/audit-model.ts';
import { onEventsReplayed } from './administration/on-events-replayed.ts';
import { onHijriMonthSet } from './administration/on-hijri-month-set.ts';
import { onPublicationAnswered } from './administration/on-publication-answered.ts';
import { onReportAnswered } from './administration/on-report-answered.ts';
import { onRolesChanged } from './administration/on-roles-changed.ts';
import { onUserDeleted } from './administration/on-user-deleted.ts';
import type { HouseholdModel } from './households/household-model.ts';
import { onHouseholdChanged } from './households/on-household-changed.ts';
import { onNameChanged } from './households/on-name-changed.ts';
import { onSubscriptionChanged } from './membership/on-subscription-changed.ts';
import type { RecipeModels } from './recipes/erase-saved-recipes.ts';
import { onRecipeDeleted } from './recipes/on-recipe-deleted.ts';
import { onRecipeGenerated } from './recipes/on-recipe-generated.ts';
import { onRecipeSaved } from './recipes/on-recipe-saved.ts';
import { onSecondFactorChanged } from './second-factor/on-second-factor-changed.ts';
import type { UserModel } from './users/user-model.ts';

interface Deps {
  users: UserModel;
  audit: AuditModel;
  recipes: RecipeModels;
  households: HouseholdModel;
}

export const eventHandlers = ({ users, audit, recipes, households }: Deps): Handlers => ({
  'subscription.activated': onSubscriptionChanged({ users, households }, true),
  'subscription.cancelled': onSubscriptionChanged({ users, households }, false),
  'recipe.generated': onRecipeGenerated(users),
  'recipe.saved': onRecipeSaved(users, recipes),
  'recipe.deleted': onRecipeDeleted(users, recipes),
  'household.changed': onHouseholdChanged({ users, households }),
  'user.name-changed': onNameChanged({ users, households }),
  'user.second-factor-changed': onSecondFactorChanged(audit),
  'user.roles-changed': onRolesChanged(audit),
  'verdict-report.answered': onReportAnswered(audit),
  'recipe-publication.answered': onPublicationAnswered(audit),
  'hijri-month.set': onHijriMonthSet(audit),
  ...onEventsReplayed(audit),
  'user.deleted': onUserDeleted({ audit, recipes, households }),
});
