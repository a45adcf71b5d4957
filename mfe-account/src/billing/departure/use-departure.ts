import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepLanguage } from '../../address/keep-language.ts';

// A browser that was stopped on its way says nothing of it.
const longestDeparture = 20_000;

interface Departure<Asked> {
  askForAddress: (asked: Asked) => Promise<{ url: string }>;
  onLeaving?: () => void;
  /** By the browser's button, to the page as it was left. */
  onBack?: () => void;
}

/** Asks for an address elsewhere and goes there: once, however often it is pressed, and busy until the browser has left. */
export function useDeparture<Asked = void>({ askForAddress, onLeaving, onBack }: Departure<Asked>) {
  const [isLeaving, setIsLeaving] = useState(false);
  // A second press can come before the first is drawn.
  const isUnderWay = useRef(false);

  const departure = useMutation({
    mutationFn: async (asked: Asked) => {
      const { url } = await askForAddress(asked);
      if (!isWebAddress(url)) throw new TypeError('The answer holds no address of the web.');
      return url;
    },
    onSuccess: url => {
      setIsLeaving(true);
      onLeaving?.();
      keepLanguage();
      location.assign(url);
    },
    onError: () => {
      isUnderWay.current = false;
    },
  });

  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => {
      isUnderWay.current = false;
      setIsLeaving(false);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stay();
      onBack?.();
    };
    const timer = setTimeout(stay, longestDeparture);
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onPageShow);
    };
  }, [isLeaving, onBack]);

  const leave = (asked: Asked) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    departure.mutate(asked);
  };

  return { leave, isBusy: departure.isPending || isLeaving, error: departure.error };
}

/** Whether a browser may be sent there: anything but the web could be a script. */
export const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
