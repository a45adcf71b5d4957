import type { ShoppingList } from '@sufra/contracts';
import { SharedListNote } from '../household/shared-note.tsx';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import { ReadList } from './read-list.tsx';

interface GuestsListProps {
  list: ShoppingList;
  onTick: (write: ShoppingWrite) => void;
}

/** A guest of the household reads its list and ticks off. */
export function GuestsList({ list, onTick }: GuestsListProps) {
  const titles = new Map(list.meals.map(({ recipeId, title }) => [recipeId, title]));
  return (
    <>
      {list.household && <SharedListNote household={list.household} />}
      <ReadList
        list={list}
        titleOf={id => titles.get(id) ?? ''}
        onTick={({ id, isTicked }) => onTick(aWrite({ does: 'tick', line: id, isTicked: !isTicked }))}
      />
    </>
  );
}
