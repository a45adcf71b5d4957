import { EmptyState, LinkButton } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import { AddLine } from './add-line.tsx';
import { aWrite } from './api/shopping-write.ts';
import { AtHome } from './at-home.tsx';
import { LeftOut } from './left-out.tsx';
import { LineDialog } from './line-dialog.tsx';
import { ListBar } from './list-bar.tsx';
import { Meals } from './meals.tsx';
import type { OwnList } from './own-list.ts';
import { shelve } from './shelve.ts';
import { Shelves } from './shelves.tsx';
import { WeekChanged } from './week-changed.tsx';

export function ListContent({ list, isPremium, isSaving, change }: OwnList) {
  const [changing, setChanging] = useState<string>();
  const titles = new Map(list.meals.map(({ recipeId, title }) => [recipeId, title]));
  const shelves = shelve(list);
  const line = list.lines.find(({ id }) => id === changing);
  const isEmpty = list.lines.length === 0 && list.meals.length === 0;

  return (
    <>
      <AddLine onAdd={change} />
      <ListBar {...{ list, isSaving, change, isPremium }} />
      {isPremium && list.plan && <WeekChanged list={list} plan={list.plan} onTake={change} />}
      <Meals meals={list.meals} onChange={change} />
      <LeftOut meals={list.meals} />
      {isEmpty ? (
        <Empty isPremium={isPremium} />
      ) : (
        <Shelves
          shelves={shelves}
          titleOf={id => titles.get(id) ?? ''}
          onTick={({ id, isTicked }) => change(aWrite({ does: 'tick', line: id, isTicked: !isTicked }))}
          onMore={({ id }) => setChanging(id)}
        />
      )}
      <AtHome list={list} onChange={change} />
      {line && <LineDialog {...{ line, list }} onChange={change} onClose={() => setChanging(undefined)} />}
    </>
  );
}

const Empty = ({ isPremium }: { isPremium: boolean }) => (
  <EmptyState
    headingLevel="h2"
    title={t('shopping.empty.title')}
    action={
      isPremium ? (
        <LinkButton to="/dashboard/week">{t('shopping.empty.week')}</LinkButton>
      ) : (
        <LinkButton to="/dashboard#mysavedrecipies">{t('shopping.empty.recipes')}</LinkButton>
      )
    }
  >
    {isPremium ? t('shopping.empty.premium') : t('shopping.empty.free')}
  </EmptyState>
);
