import { Problem } from '@sufra/service-kit';
import type { ProfileDeps } from './keep-profile.ts';
import type { ProfileDocument, ProfileModel } from './profile-model.ts';

/** To the household. */
export const isProfileShown = async (profiles: ProfileModel, memberId: string): Promise<boolean> =>
  (await profiles.findById(memberId).select('isShown').lean<Pick<ProfileDocument, 'isShown'>>())?.isShown ??
  false;

interface Show {
  memberId: string;
  isShown: boolean;
}

export async function showProfile({ profiles, allowances }: ProfileDeps, { memberId, isShown }: Show) {
  await profiles.updateOne({ _id: memberId }, { $set: { isShown } }, { upsert: true });
  // As with the profile itself: nothing must come after the end of an account.
  if (await allowances.exists({ _id: memberId, deletedAt: { $ne: null } })) {
    await profiles.deleteOne({ _id: memberId });
    throw new Problem('session_ended');
  }
}
