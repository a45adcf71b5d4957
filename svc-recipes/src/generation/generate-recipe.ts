import type { CookingProfile, Recipe, School } from '@sufra/contracts';
import { keepRenewed, Problem } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { AtTable } from '../eaters/eaters.ts';
import { type Guard, guardOfSchool } from '../halal/guard.ts';
import type { Rejudge } from '../halal/rejudge.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import { findOwnRecipe } from '../library/own-recipe.ts';
import { asWrittenOf } from '../profile/as-written.ts';
import type { AddressLimit } from '../quota/address-limit.ts';
import type { Quota } from '../quota/quota.ts';
import type { SiteLimits } from '../quota/site-limits.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { assertHalalRequest } from './check/check-request.ts';
import { deadlineIn } from './deadline.ts';
import { type KeptTo, keepToEaters } from './keep-to-eaters.ts';
import { type Body, isPremiumOnly, type RecipeRequest, readRequest } from './request/read-request.ts';
import { markOf } from './request/request-mark.ts';
import { unmetOf } from './request/unmet-of.ts';
import { reservePlace } from './reserve-place.ts';
import { confirmPending, dropPending, savePending } from './save-recipe.ts';
import type { Show } from './stream-draft.ts';
import { type WriteDeps, writeRecipe } from './write-recipe.ts';

export interface GenerateDeps extends WriteDeps {
  recipes: RecipeModel;
  rejudge: Rejudge;
  quota: Quota;
  site: SiteLimits;
  addresses: AddressLimit;
  /** Who sits at the table of a member. */
  eatersWith: (memberId: string) => Promise<AtTable[]>;
  deadlineMs: number;
  /** Places are held for so long, and renewed while their generation runs. */
  leaseMs: number;
  /** Raised, with what to answer, when this service stops. */
  stopping: AbortSignal;
}

interface Generate {
  memberId: string;
  ip: string;
  body: Body;
  idempotencyKey: string | undefined;
  /** Raised when the caller leaves. */
  signal: AbortSignal;
  show: Show;
}

/** What the recipe is judged by, and who eats it. */
interface Line extends KeptTo {
  guard: Guard;
  school: School | null;
}

interface Generated {
  recipe: Recipe;
  unmet?: string[];
  asWritten?: string[];
}

/** A place in the quota first, the recipe then; whatever goes wrong in between gives the place back. */
export async function generateRecipe(own: GenerateDeps, asked: Generate): Promise<Generated> {
  const { recipes, quota, site, addresses } = own;
  const { memberId, show } = asked;
  const accept = () => show({ event: 'progress', data: { stage: 'accepted' } });
  const deadline = deadlineIn(own.deadlineMs);
  const signal = AbortSignal.any([asked.signal, own.stopping]);
  const request = readRequest(asked.body);
  const place = { memberId, recipeId: String(new Types.ObjectId()) };
  // Read beside the reservation. Where that is refused, nothing more is asked of the profile, nor of its failure.
  const profileRead = own.rejudge.profileOf(memberId);
  profileRead.catch(() => {});
  const reservation = await reservePlace({
    quota,
    ...place,
    isPremiumOnly: isPremiumOnly(request),
    request: markOf(asked.idempotencyKey, request),
    deadline,
    signal,
  });
  if (reservation.kind === 'finished') {
    const profile = await profileRead;
    const recipe = await confirm(own, { memberId, recipeId: reservation.recipeId }, { profile });
    accept();
    return { recipe };
  }

  const { isPremium } = reservation;
  const write = async ({ guard, school, request: whole, unsaid }: Line, onWritten: () => void) => {
    accept();
    const deps = { ...own, guard };
    const written = await writeRecipe(deps, {
      ...{ request: whole, unsaid },
      school,
      signal,
      deadline,
      show,
      onWritten,
    });
    signal.throwIfAborted();
    const pending = await savePending(recipes, {
      ...{ ...place, isSaved: isPremium, written, school },
      request: asAsked(request, whole),
    });
    // Confirmed by the caller of this, who must not give back what is counted.
    if (await quota.settle(place)) return { pending, unmet: unmetOf(request, written.recipe.unmet) };
    // Its time was over, and another may have its place by now.
    await dropPending(recipes, place.recipeId);
    throw new Problem('generator_timeout');
  };
  const endRenewing = keepRenewed(
    () => Promise.all([quota.renew(place), site.renew(place.recipeId)]),
    own.leaseMs,
  );
  const { result, profile, left } = await attempt().finally(endRenewing);
  const { pending, unmet } = result;
  const [recipe] = await Promise.all([confirm(own, place, { pending, profile }), left]);
  const asWritten = asWrittenOf(request.options.avoid);
  return {
    recipe,
    ...(unmet.length > 0 && { unmet }),
    ...(asWritten.length > 0 && { asWritten }),
  };

  /** Answers what was written as soon as it is counted; `left` is when the limits of the site have been told so. */
  async function attempt() {
    let isTried = false;
    const onWritten = () => {
      isTried = true;
    };
    let leave: Awaited<ReturnType<SiteLimits['admit']>> | undefined;
    let giveBackToAddress: Awaited<ReturnType<AddressLimit['take']>> | undefined;
    try {
      const profile = await profileRead;
      const atTable = request.eaters ? await own.eatersWith(memberId) : [];
      const keptTo = keepToEaters(request, atTable);
      const { school } = profile;
      const guard = guardOfSchool(own.guard, school);
      assertHalalRequest(guard.judgeText, request);
      const [admitted, counted] = await Promise.allSettled([
        site.admit(place.recipeId),
        isPremium ? undefined : addresses.take(asked.ip),
      ]);
      // What the one has given is given back where the other has refused.
      if (admitted.status === 'fulfilled') leave = admitted.value;
      if (counted.status === 'fulfilled') giveBackToAddress = counted.value;
      for (const each of [admitted, counted]) if (each.status === 'rejected') throw each.reason;
      const result = await write({ guard, school, ...keptTo }, onWritten);
      return { result, profile, left: leave?.({ isCounted: isTried }) };
    } catch (error) {
      await Promise.all([
        leave?.({ isCounted: isTried }),
        // What the model began to write is paid for, as in the other counts.
        isTried ? undefined : giveBackToAddress?.(),
        quota.giveBack({ ...place, isTried }),
      ]);
      throw error;
    }
  }
}

/** What is kept with the recipe: how hot it is written, and of what is avoided the caller’s own words alone. */
const asAsked = (request: RecipeRequest, { options: { spiceLevel } }: RecipeRequest): RecipeRequest => ({
  ...request,
  options: { ...request.options, ...(spiceLevel && { spiceLevel }) },
});

async function confirm(
  { recipes, rejudge }: GenerateDeps,
  { memberId, recipeId }: { memberId: string; recipeId: string },
  { pending, profile }: { pending?: RecipeDocument; profile: CookingProfile },
): Promise<Recipe> {
  const confirmed = await confirmPending(recipes, recipeId, pending);
  const recipe = confirmed
    ? await rejudge(confirmed, profile)
    : await findOwnRecipe({ recipes, rejudge, ownerId: memberId, id: recipeId, profile });
  return describeRecipe(recipe);
}
