import type { ReactNode } from 'react';

export interface ToastMessage {
  message: ReactNode;
  tone?: 'success' | 'danger' | 'info';
  /** One thing to do about it, such as 'Undo'. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds until it goes; an error stays longer by itself. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const maxAtOnce = 3;
let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  remove: (id: number) => show(shown.filter(each => each.id !== id)),
};

/** Says something in passing, from anywhere: `toast('Recipe copied to clipboard!')`. */
export function toast(message: string | ToastMessage) {
  lastId += 1;
  const next = typeof message === 'string' ? { message } : message;
  show([...shown, { ...next, id: lastId }].slice(-maxAtOnce));
  return lastId;
}
