import { type ShoppingList, weekOf } from '@sufra/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readDate, today } from '../plan/dates.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import { readOlderTicks, takeOverTicks } from './older-ticks.ts';

type Change = (write: ShoppingWrite, options?: { onSettled: () => void }) => void;

/**
 * Takes the planned week when the member comes from it (`?take=week`, or by a day of it), once, and what an earlier version of the site has kept ticked in
 * this browser. Says whether that is under way.
 */
export function useTakenFromWeek(list: ShoppingList | undefined, change: Change): boolean {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const day = search.get('take') === 'week' ? today() : readDate(search.get('take'));
  const isAsked = day !== undefined;
  const isReady = list !== undefined;

  const take = useEffectEvent(() =>
    change(aWrite({ does: 'take plan', dates: weekOf(day ?? today()) }), {
      onSettled: () => {
        setIsDone(true);
        // A reload is not to take it again: what was changed on the list since would go.
        void navigate(pathname, { state, replace: true });
      },
    }),
  );
  useEffect(() => {
    if (isAsked && isReady) take();
  }, [isAsked, isReady]);

  const takeOver = useEffectEvent(async (now: ShoppingList) => {
    for (const write of await takeOverTicks(now.lines)) change(write);
  });
  useEffect(() => {
    if (list && list.meals.length > 0 && !isAsked && readOlderTicks().length > 0) void takeOver(list);
  }, [list, isAsked]);

  return isAsked && !isDone;
}
