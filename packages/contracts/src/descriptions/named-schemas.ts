import { z } from 'zod';
import { AccountExport } from '../api/account.api.ts';
import { AuditEntry, Member, MemberCounts } from '../api/admin.api.ts';
import { CurrentUserAnswer, PublicKey, SecondStep, SignedIn, SignUpBody, User } from '../api/auth.api.ts';
import { Donations, Payment, Plan, Subscription, Transfer } from '../api/billing.api.ts';
import { Blog, BlogSummary } from '../api/blog.ts';
import { BlogChangeForm, BlogForm } from '../api/blog-form.ts';
import { GenerationBody } from '../api/generation.api.ts';
import { PageHead, SitePages } from '../api/page-head.ts';
import { Found } from '../api/paged.ts';
import { Picture } from '../api/picture.ts';
import { ProblemShape } from '../api/problem-shape.ts';
import { CookingProfile } from '../api/profile.api.ts';
import {
  Publication,
  PublicationInQueue,
  PublishedRecipe,
  PublishedSummary,
} from '../api/publications.api.ts';
import {
  AvoidedInRecipe,
  ContainedAllergen,
  HalalFinding,
  IngredientLine,
  PlacedFinding,
  Recipe,
  RecipeContents,
  RecipeHalal,
  RecipeNutrition,
  RecipeOptions,
  RecipePhoto,
  RecipePicture,
  RecipeSource,
  RecipeStep,
  RefusedFinding,
  SharedRecipe,
} from '../api/recipe.ts';
import { RecipeCounts, RecipesExport, Plan as WeekPlan } from '../api/recipes.api.ts';
import { Differing } from '../api/school.ts';
import { SecondFactorStatus } from '../api/second-factor.api.ts';
import { VerdictChange, VerdictReport } from '../api/verdict-reports.api.ts';
import { FreeUse } from '../free-use.ts';

/** What the descriptions name: each of these is one component, which calls refer to. */
const named = {
  AccountExport,
  AuditEntry,
  AvoidedInRecipe,
  Blog,
  BlogChangeForm,
  BlogForm,
  BlogSummary,
  ContainedAllergen,
  CookingProfile,
  CurrentUser: CurrentUserAnswer,
  Differing,
  Donations,
  Found,
  FreeUse,
  GenerationBody,
  HalalFinding,
  IngredientLine,
  Member,
  MemberCounts,
  PageHead,
  Payment,
  Picture,
  PlacedFinding,
  Plan,
  Problem: ProblemShape,
  PublicKey,
  Publication,
  PublicationInQueue,
  PublishedRecipe,
  PublishedSummary,
  Recipe,
  RecipeContents,
  RecipeCounts,
  RecipeHalal,
  RecipeNutrition,
  RecipeOptions,
  RecipePhoto,
  RecipePicture,
  RecipeSource,
  RecipeStep,
  RecipesExport,
  RefusedFinding,
  SecondFactorStatus,
  SecondStep,
  SharedRecipe,
  SignUpBody,
  SignedIn,
  SitePages,
  Subscription,
  Transfer,
  User,
  VerdictChange,
  VerdictReport,
  WeekPlan,
} as const satisfies Record<string, z.ZodType>;

const names = new Map<z.core.$ZodType, string>(Object.entries(named).map(([name, schema]) => [schema, name]));

/** What is said of schemas where they stand, and the names of those that have one. */
class NamedSchemas extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get<S extends z.core.$ZodType>(
    schema: S,
  ): z.core.$replace<Record<string, unknown>, S> | undefined {
    const said = z.globalRegistry.get(schema);
    const id = names.get(schema);
    return id === undefined ? said : { ...said, id };
  }
}

export const namedSchemas = new NamedSchemas();
