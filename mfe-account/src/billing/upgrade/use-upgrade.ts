import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askForCheckout } from '../api/checkout.ts';
import {
  forgetCheckout,
  hasLeftForCheckout,
  noteLeavingForCheckout,
} from '../departure/left-for-checkout.ts';
import { useDeparture } from '../departure/use-departure.ts';

export type Upgrade = ReturnType<typeof useUpgrade>;

/** The way to the checkout, and whether the member has come back from there without having gone through with it. */
export function useUpgrade() {
  const client = useQueryClient();
  const [isBack, setIsBack] = useState(hasLeftForCheckout);
  useEffect(forgetCheckout, []);

  const { leave, isBusy, error } = useDeparture({
    askForAddress: (priceId: string) => askForCheckout(client, priceId),
    onLeaving: noteLeavingForCheckout,
    onBack: () => {
      forgetCheckout();
      setIsBack(true);
    },
  });

  return { toCheckout: leave, isBusy, error, isBack: isBack && !isBusy };
}
