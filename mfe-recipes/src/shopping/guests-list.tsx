import type { ShoppingList } from '@sufra/contracts';
import { Button, EmptyState } from '@sufra/web-kit';
import { Printer } from 'lucide-react';
import { t } from '../texts/text.ts';
import { UnitsSwitch } from '../units/units-switch.tsx';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import { LeftOut } from './left-out.tsx';
import bar from './list-bar.module.css';
import { SharedNote } from './shared-note.tsx';
import { shelve } from './shelve.ts';
import { Shelves } from './shelves.tsx';

interface GuestsListProps {
  list: ShoppingList;
  onTick: (write: ShoppingWrite) => void;
}

/** A guest of the household reads its list and ticks off. */
export function GuestsList({ list, onTick }: GuestsListProps) {
  const titles = new Map(list.meals.map(({ recipeId, title }) => [recipeId, title]));
  const toBuy = list.lines.filter(({ isAtHome }) => !isAtHome);
  const ticked = toBuy.filter(({ isTicked }) => isTicked);
  return (
    <>
      {list.household && <SharedNote household={list.household} />}
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
        <Shelves
          shelves={shelve(list)}
          titleOf={id => titles.get(id) ?? ''}
          onTick={({ id, isTicked }) => onTick(aWrite({ does: 'tick', line: id, isTicked: !isTicked }))}
        />
      )}
    </>
  );
}
