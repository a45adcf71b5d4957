import { isRightToLeft } from '@sufra/web-kit';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../texts/text.ts';
import { type SlotId, slotBeside, slotName } from '../slots.ts';

interface Lifted {
  from: SlotId;
  over: SlotId;
}

interface Lifting {
  onMove: (from: SlotId, to: SlotId) => void;
  titleOf: (slot: SlotId) => string;
}

/** Where a key leads: the meals of a day stand as the page is read. */
function stepOf(key: string): { days?: number; meals?: number } | undefined {
  const forward = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowUp') return { days: -1 };
  if (key === 'ArrowDown') return { days: 1 };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { meals: key === forward ? 1 : -1 };
  return undefined;
}

/** Carrying a meal by keyboard: picked up, taken from slot to slot, put down or left where it was. */
export function useLifting({ onMove, titleOf }: Lifting) {
  const [lifted, setLifted] = useState<Lifted>();
  const [said, setSaid] = useState('');

  const cancel = () => {
    if (!lifted) return;
    setLifted(undefined);
    setSaid(t('plan.move.staysOn', { title: titleOf(lifted.from), slot: slotName(lifted.from) }));
  };
  const pickUp = (slot: SlotId) => {
    setLifted({ from: slot, over: slot });
    setSaid(t('plan.move.pickedUpFrom', { title: titleOf(slot), slot: slotName(slot) }));
  };
  const carry = ({ from, over }: Lifted) => {
    setLifted({ from, over });
    const there = over === from ? '' : titleOf(over);
    const slot = slotName(over);
    setSaid(there ? t('plan.move.swaps', { slot, there }) : t('plan.move.at', { slot }));
  };
  const putDown = ({ from, over }: Lifted) => {
    setLifted(undefined);
    setSaid(t('plan.move.put', { title: titleOf(from), slot: slotName(over) }));
    onMove(from, over);
  };

  const onKey = (event: KeyboardEvent, slot: SlotId) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    const step = stepOf(event.key);
    if (!isPress && !(lifted && (step || event.key === 'Escape'))) return;
    event.preventDefault();
    if (!lifted) return pickUp(slot);
    if (isPress) return putDown(lifted);
    if (!step) return cancel();
    carry({ from: lifted.from, over: slotBeside(lifted.over, step) });
  };

  return { from: lifted?.from, over: lifted?.over, said, onKey, cancel };
}
