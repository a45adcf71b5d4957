import { type KeyboardEvent, useState } from 'react';
import { type SlotId, slotBeside, slotName } from '../slots.ts';

interface Lifted {
  from: SlotId;
  over: SlotId;
}

interface Lifting {
  onMove: (from: SlotId, to: SlotId) => void;
  titleOf: (slot: SlotId) => string;
}

const steps: Record<string, { days?: number; meals?: number }> = {
  ArrowUp: { days: -1 },
  ArrowDown: { days: 1 },
  ArrowLeft: { meals: -1 },
  ArrowRight: { meals: 1 },
};

/** Carrying a meal by keyboard: picked up, taken from slot to slot, put down or left where it was. */
export function useLifting({ onMove, titleOf }: Lifting) {
  const [lifted, setLifted] = useState<Lifted>();
  const [said, setSaid] = useState('');

  const cancel = () => {
    if (!lifted) return;
    setLifted(undefined);
    setSaid(`${titleOf(lifted.from)} stays on ${slotName(lifted.from)}.`);
  };
  const pickUp = (slot: SlotId) => {
    setLifted({ from: slot, over: slot });
    setSaid(`${titleOf(slot)} is picked up from ${slotName(slot)}.`);
  };
  const carry = ({ from, over }: Lifted) => {
    setLifted({ from, over });
    const there = over === from ? '' : titleOf(over);
    setSaid(`${slotName(over)}${there ? `: changes places with ${there}` : ''}.`);
  };
  const putDown = ({ from, over }: Lifted) => {
    setLifted(undefined);
    setSaid(`${titleOf(from)} is on ${slotName(over)}.`);
    onMove(from, over);
  };

  const onKey = (event: KeyboardEvent, slot: SlotId) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    const step = steps[event.key];
    if (!isPress && !(lifted && (step || event.key === 'Escape'))) return;
    event.preventDefault();
    if (!lifted) return pickUp(slot);
    if (isPress) return putDown(lifted);
    if (!step) return cancel();
    carry({ from: lifted.from, over: slotBeside(lifted.over, step) });
  };

  return { from: lifted?.from, over: lifted?.over, said, onKey, cancel };
}
