import type { CookingProfile, ProfileAnswer } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import { asWrittenOf } from './as-written.ts';
import type { ProfileDocument, ProfileModel } from './profile-model.ts';

export interface ProfileDeps {
  profiles: ProfileModel;
  allowances: AllowanceModel;
}

export async function keptProfile(profiles: ProfileModel, memberId: string): Promise<CookingProfile> {
  const kept = await profiles.findById(memberId).lean<ProfileDocument>();
  const { avoid = [], diets = [], servingSize = null, spiceLevel = null, school = null } = kept ?? {};
  return { avoid, diets, servingSize, spiceLevel, school };
}

const described = (profile: CookingProfile): ProfileAnswer => ({
  profile,
  asWritten: asWrittenOf(profile.avoid),
});

export const readProfile = async ({ profiles }: ProfileDeps, memberId: string) =>
  described(await keptProfile(profiles, memberId));

/** As a whole: the last of two who save at once has it. */
export async function saveProfile(
  { profiles, allowances }: ProfileDeps,
  memberId: string,
  { avoid, diets, ...profile }: CookingProfile,
): Promise<ProfileAnswer> {
  const kept = { ...profile, avoid: eachOnce(avoid), diets: [...new Set(diets)] };
  await profiles.updateOne({ _id: memberId }, { $set: kept }, { upsert: true });
  // An account that was deleted meanwhile has left nothing here, and nothing must come after that.
  if (await allowances.exists({ _id: memberId, deletedAt: { $ne: null } })) {
    await profiles.deleteOne({ _id: memberId });
    throw new Problem('session_ended');
  }
  return described(kept);
}

const eachOnce = (words: readonly string[]) => [
  ...new Map(words.map(word => [word.toLowerCase(), word])).values(),
];
