import { useLayoutEffect, useState } from 'react';
import { type EtiquetteTip, etiquetteTips } from './etiquette-tips.ts';

const shown = new Set<EtiquetteTip>();

function takeOne(): EtiquetteTip | undefined {
  const free = etiquetteTips.filter(tip => !shown.has(tip));
  const tip = free[Math.floor(Math.random() * free.length)];
  if (tip) shown.add(tip);
  return tip;
}

/** One of the six that no other place in view shows, for as long as it is seen; none when all six are shown. */
export function useTipOfItsOwn(): EtiquetteTip | undefined {
  const [tip, setTip] = useState<EtiquetteTip>();
  useLayoutEffect(() => {
    const taken = takeOne();
    setTip(taken);
    return () => {
      if (taken) shown.delete(taken);
    };
  }, []);
  return tip;
}
