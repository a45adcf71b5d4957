import type { CookingProfile } from '@sufra/contracts';

/** Of a member who has said nothing. */
export const noProfile: CookingProfile = {
  ...{ avoid: [], diets: [], servingSize: null, spiceLevel: null, school: null },
};
