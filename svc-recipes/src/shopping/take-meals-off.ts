import { trusted } from 'mongoose';
import type { ShoppingModel } from './shopping-model.ts';

interface TakeMealsOff {
  listOf: string;
  /** Whose recipes stay on the list. */
  staying: string[];
}

/** The recipes of members who no longer share a list leave it with them. */
export async function takeMealsOff(lists: ShoppingModel, { listOf, staying }: TakeMealsOff): Promise<void> {
  const ofOthers = { by: trusted({ $nin: staying }) };
  await lists.updateOne(
    { _id: listOf, meals: trusted({ $elemMatch: ofOthers }) },
    { $pull: { meals: ofOthers }, $inc: { v: 1, turn: 1 }, $set: { changedAt: new Date() } },
  );
}
