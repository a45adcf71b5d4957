import { randomBytes } from 'node:crypto';
import type { SharedShoppingList, ShoppingLine } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { changeList, describeList, type ListDeps } from './change-list.ts';
import { wholeList } from './kept-list.ts';
import type { DoneWrite, ShoppingListDocument } from './shopping-model.ts';
import { tickLine } from './tick-line.ts';

const tokenBytes = 16;

interface Share {
  ownerId: string;
  mayTick: boolean;
  write: DoneWrite | null;
}

/** A list that is shared already keeps its address. */
export async function shareList(deps: ListDeps, { mayTick, ...asked }: Share) {
  const { share } = await changeList(deps, {
    ...asked,
    change: ({ share: known }) =>
      known?.mayTick === mayTick
        ? undefined
        : { share: { token: known?.token ?? randomBytes(tokenBytes).toString('base64url'), mayTick } },
  });
  // Another device has ended it in between.
  if (!share) throw new Problem('list_changed');
  return { share };
}

export async function endListSharing(deps: ListDeps, asked: Omit<Share, 'mayTick'>) {
  await changeList(deps, { ...asked, change: ({ share }) => (share ? { share: null } : undefined) });
  return { share: null };
}

async function findShared({ lists }: ListDeps, token: string) {
  const found = await lists.findOne({ 'share.token': token }).lean<ShoppingListDocument>();
  if (!found?.share) throw new Problem('not_found');
  return { list: wholeList(found._id, found), mayTick: found.share.mayTick };
}

const withoutOwner = ({ wantedBy: _, ...line }: ShoppingLine) => line;

/** With nothing of its owner. */
export async function readSharedList(deps: ListDeps, token: string): Promise<{ list: SharedShoppingList }> {
  const { list, mayTick } = await findShared(deps, token);
  const { version, meals, lines, shelves } = await describeList(deps, list);
  return {
    list: {
      ...{ version, shelves, mayTick },
      meals: meals.map(({ recipeId: _, ...meal }) => meal),
      lines: lines.map(withoutOwner),
    },
  };
}

interface TickShared {
  token: string;
  line: string;
  isTicked: boolean;
  write: DoneWrite | null;
}

export async function tickShared(deps: ListDeps, { token, ...asked }: TickShared) {
  const { list, mayTick } = await findShared(deps, token);
  if (!mayTick) throw new Problem('forbidden');
  const { line, version } = await tickLine(deps, { ownerId: list._id, ...asked });
  return { line: withoutOwner(line), version };
}
