import { pageBeneath } from '@sufra/web-kit';
import { type ReactNode, useState } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { OverList } from './over-list.ts';

interface Shown {
  path: string;
  page: ReactNode;
}

/**
 * Around the pages that list recipes and the page of one recipe. Opened from a list, the recipe's page comes over the
 * list, which stays as it was: its place, its focus, what is typed. Opened by its address, it is a page by itself.
 */
export function ListFrame() {
  const { pathname, state } = useLocation();
  const page = useOutlet();
  const [last, setLast] = useState<Shown>();
  const isOver = last !== undefined && pageBeneath(state) === last.path;

  if (!isOver && (last?.path !== pathname || last.page !== page)) setLast({ path: pathname, page });
  return (
    <>
      <OverList key="beneath" value={false}>
        {isOver ? last.page : page}
      </OverList>
      {isOver && <OverList value={true}>{page}</OverList>}
    </>
  );
}
