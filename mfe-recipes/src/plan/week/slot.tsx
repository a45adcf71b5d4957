import { useDroppable } from '@dnd-kit/core';
import { classes } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { type SlotId, slotInWeek } from '../slots.ts';
import styles from './week.module.css';

interface SlotProps {
  id: SlotId;
  /** What is carried by keyboard is above it. */
  isTarget: boolean;
  children: ReactNode;
}

/** A meal of a day; what is dropped on it is planned for it. */
export function Slot({ id, isTarget, children }: SlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <li
      ref={setNodeRef}
      data-slot={slotInWeek(id)}
      className={classes(styles.slot, (isOver || isTarget) && styles.target)}
    >
      {children}
    </li>
  );
}
