import { Id } from '@sufra/contracts';

/** Who owns the recipes that come with the house: no member, so that no account shows, counts or deletes them. */
export const house = 'house';

export const isOfMember = (ownerId: string) => Id.safeParse(ownerId).success;
