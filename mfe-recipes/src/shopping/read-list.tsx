import type { SharedShoppingList } from '@sufra/contracts';
import { Button, EmptyState } from '@sufra/web-kit';
import { Printer } from 'lucide-react';
import { t } from '../texts/text.ts';
import { UnitsSwitch } from '../units/units-switch.tsx';
import { LeftOut } from './left-out.tsx';
import bar from './list-bar.module.css';
import { type ShownLine, shelve } from './shelve.ts';
import { Shelves } from './shelves.tsx';

interface ReadListProps {
  list: Pick<SharedShoppingList, 'lines' | 'meals' | 'shelves'>;
  /** Where the reader may know the recipes. */
  titleOf?: (recipeId: string) => string;
  /** Without it the list is only read. */
  onTick?: ((line: ShownLine) => void) | undefined;
}

/** A list for readers who do not write it: to print, and to tick off where they may. */
export function ReadList({ list, titleOf, onTick }: ReadListProps) {
  const toBuy = list.lines.filter(({ isAtHome }) => !isAtHome);
  const ticked = toBuy.filter(({ isTicked }) => isTicked);
  return (
    <>
      <div className={bar.bar} data-print="hide">
        <Button tone="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t('shopping.print')}
        </Button>
        <UnitsSwitch />
        <p className={bar.count} role="status">
          {t('shopping.ticked', { ticked: ticked.length, all: toBuy.length })}
        </p>
      </div>
      <LeftOut meals={list.meals} />
      {toBuy.length === 0 ? (
        <EmptyState headingLevel="h2" title={t('shopping.empty.title')}>
          {t('shopping.shared.empty')}
        </EmptyState>
      ) : (
        <Shelves shelves={shelve(list)} titleOf={titleOf} onTick={onTick} />
      )}
    </>
  );
}
