import { useLayoutEffect, useState } from 'react';
import { type EtiquetteTip, etiquetteTips } from './etiquette-tips.ts';

const shown = new Set<EtiquetteTip>();

const anyOf = (tips: readonly EtiquetteTip[]) => tips[Math.floor(Math.random() * tips.length)];
const free = () => etiquetteTips.filter(tip => !shown.has(tip));

/**
 * One of the six that no other place in view shows, for as long as it is seen. When all six are shown there is none, but for a
 * place that always has one, such as a recipe that is open over a list.
 */
export function useTipOfItsOwn({ always = false } = {}): EtiquetteTip | undefined {
  const [tip, setTip] = useState<EtiquetteTip>();
  useLayoutEffect(() => {
    const own = anyOf(free());
    if (own) shown.add(own);
    setTip(own ?? (always ? anyOf(etiquetteTips) : undefined));
    return () => {
      if (own) shown.delete(own);
    };
  }, [always]);
  return tip;
}
