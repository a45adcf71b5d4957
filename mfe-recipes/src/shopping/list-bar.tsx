import { Button, Menu, MenuItem, MenuSeparator } from '@sufra/web-kit';
import { ArrowUpDown, CalendarDays, Ellipsis, Eraser, Printer, Share2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import { UnitsSwitch } from '../units/units-switch.tsx';
import { aWrite } from './api/shopping-write.ts';
import { ClearQuestion } from './clear-question.tsx';
import styles from './list-bar.module.css';
import type { OwnList } from './own-list.ts';
import { ShareList } from './share-list.tsx';
import { ShelfOrder } from './shelf-order.tsx';
import { TakePlan } from './take-plan.tsx';

type Asked = 'plan' | 'share' | 'shelves' | 'clear';

/** What can be done with the list as a whole. */
export function ListBar({ list, isPremium, isSaving, change }: OwnList) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const toBuy = list.lines.filter(({ isAtHome }) => !isAtHome);
  const ticked = toBuy.filter(({ isTicked }) => isTicked);
  const hasLines = toBuy.length > 0;

  return (
    <div className={styles.bar} data-print="hide">
      {isPremium && (
        <Button onClick={() => setAsked('plan')}>
          <CalendarDays aria-hidden="true" />
          {t('shopping.fromWeek')}
        </Button>
      )}
      <Button tone="quiet" onClick={hasLines ? () => print() : undefined} aria-disabled={!hasLines}>
        <Printer aria-hidden="true" />
        {t('shopping.print')}
      </Button>
      <Button tone="quiet" onClick={() => setAsked('share')}>
        <Share2 aria-hidden="true" />
        {t('shopping.share.button')}
      </Button>
      <Menu
        trigger={
          <Button tone="quiet">
            <Ellipsis aria-hidden="true" />
            {t('shopping.more')}
          </Button>
        }
      >
        <MenuItem icon={<ArrowUpDown aria-hidden="true" />} onSelect={() => setAsked('shelves')}>
          {t('shopping.shelves.button')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<Undo2 aria-hidden="true" />}
          disabled={ticked.length === 0}
          onSelect={() => change(aWrite({ does: 'clear', what: 'ticks' }))}
        >
          {t('shopping.untick')}
        </MenuItem>
        <MenuItem
          icon={<Eraser aria-hidden="true" />}
          disabled={!ticked.some(({ kind }) => kind === 'own')}
          onSelect={() => change(aWrite({ does: 'clear', what: 'ticked' }))}
        >
          {t('shopping.clearTicked')}
        </MenuItem>
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          tone="danger"
          disabled={list.lines.length === 0 && list.meals.length === 0}
          onSelect={() => setAsked('clear')}
        >
          {t('shopping.clear.button')}
        </MenuItem>
      </Menu>
      <UnitsSwitch />
      <p className={styles.count} role="status">
        {isSaving
          ? t('shopping.saving')
          : hasLines && t('shopping.ticked', { ticked: ticked.length, all: toBuy.length })}
      </p>
      {asked === 'plan' && <TakePlan taken={list.plan?.dates} onTake={change} onClose={close} />}
      {asked === 'share' && <ShareList list={list} onClose={close} />}
      {asked === 'shelves' && <ShelfOrder shelves={list.shelves} onChange={change} onClose={close} />}
      {asked === 'clear' && <ClearQuestion onChange={change} onClose={close} />}
    </div>
  );
}
