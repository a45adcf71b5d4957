import { VisuallyHidden } from '@sufra/web-kit';
import { Plus } from 'lucide-react';
import { tRich } from '../../texts/text.ts';
import { type SlotId, slotName } from '../slots.ts';
import styles from './week.module.css';

export const EmptySlot = ({ slot, onAdd }: { slot: SlotId; onAdd: () => void }) => (
  <button type="button" className={styles.add} data-print="hide" onClick={onAdd}>
    <Plus aria-hidden="true" />
    <span>
      {tRich('plan.slot.add', {
        slot: slotName(slot),
        heard: words => <VisuallyHidden>{words}</VisuallyHidden>,
      })}
    </span>
  </button>
);
