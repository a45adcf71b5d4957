import { keptForMember } from '@sufra/web-kit';

/** What opens and changes a member's calendar at the service: this browser alone has it, and the address that the member was given. */
export interface KeptSubscription {
  calendar: string;
  key: string;
  secret: string;
  /** Of what was sealed last, so that the same is not sent again. */
  mark: string;
  /** The town whose times it holds, as it is called on the page. */
  town: string;
}

const changed = 'sufra:prayer-calendar-changed';
const storeOf = (member: string) => keptForMember(member, 'prayer-calendar');

export function readSubscription(member: string): KeptSubscription | undefined {
  const kept = storeOf(member).read() as Partial<KeptSubscription> | null | undefined;
  const { calendar, key, secret, mark, town } = kept ?? {};
  if (typeof calendar !== 'string' || typeof key !== 'string' || typeof secret !== 'string') return undefined;
  return { calendar, key, secret, mark: String(mark ?? ''), town: String(town ?? '') };
}

/** Whether it is kept: a browser that keeps nothing could not renew it. */
export function keepSubscription(member: string, kept: KeptSubscription): boolean {
  const isKept = storeOf(member).write(kept);
  dispatchEvent(new Event(changed));
  return isKept;
}

export function forgetSubscription(member: string): void {
  storeOf(member).remove();
  dispatchEvent(new Event(changed));
}

export function onSubscriptionChange(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('storage', listener); // in another tab
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
