import type { FreeQuota } from '@sufra/contracts';
import type { Throttle } from '@sufra/service-kit';
import type { Connection } from 'mongoose';
import { newestRecipesModel } from '../recipes/newest-recipes.ts';
import { savedRecipeModel } from '../recipes/saved-recipe-model.ts';
import { savedRecipesOf } from '../recipes/saved-recipes-of.ts';
import type { SecurityLog } from '../security-log.ts';
import type { RequiredRoles } from '../users/held-roles.ts';
import type { UserModel } from '../users/user-model.ts';
import { administrationRefusals, administrationRoutes } from './administration.routes.ts';
import { auditModel } from './audit-model.ts';
import { changeKeepingAnAdmin } from './last-admin.ts';
import { leavingAdminsModel } from './leaving-admins.ts';
import { roleChangesOf } from './role-changes-of.ts';

interface Options {
  connection: Connection;
  users: UserModel;
  requiredRoles: RequiredRoles;
  throttle: Throttle;
  quota: FreeQuota;
  record: SecurityLog;
}

export function openAdministration({ connection, ...shared }: Options) {
  const audit = auditModel(connection);
  const newestRecipes = newestRecipesModel(connection);
  const savedRecipes = savedRecipeModel(connection);
  const changing = changeKeepingAnAdmin({ users: shared.users, register: leavingAdminsModel(connection) });
  const deps = { ...shared, audit, newestRecipes, changeKeepingAnAdmin: changing };
  return {
    routes: administrationRoutes(deps),
    refusals: administrationRefusals(deps),
    models: { audit, recipes: { savedRecipes, newestRecipes } },
    forSecondFactor: { audit, newestRecipes },
    /** What accounts are deleted and exported with. */
    forAccounts: {
      audit,
      changeKeepingAnAdmin: changing,
      findSavedRecipes: (userId: string) => savedRecipesOf(savedRecipes, userId),
      findRoleChanges: (userId: string) => roleChangesOf(audit, userId),
    },
  };
}
