import { followHousehold, type SharedPart } from './follow-household.ts';

interface Listener {
  parts: readonly SharedPart[];
  onChange: () => void;
}

const listeners = new Set<Listener>();
let leaving: AbortController | undefined;

/** One connection for all parts of a page that listen: a browser has few of them. */
export function listenTogether(listener: Listener): () => void {
  listeners.add(listener);
  // What changed between what it was drawn of and now would be heard by none; a connection that begins tells anyway.
  if (leaving) listener.onChange();
  else begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    leaving?.abort();
    leaving = undefined;
  };
}

function begin() {
  const own = new AbortController();
  leaving = own;
  const onChange = (parts: readonly SharedPart[]) => {
    for (const { parts: wanted, onChange } of listeners)
      if (wanted.some(part => parts.includes(part))) onChange();
  };
  void followHousehold({ signal: own.signal, onChange }).finally(() => {
    if (leaving === own) leaving = undefined;
  });
}
