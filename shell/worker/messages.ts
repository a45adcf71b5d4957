/*
 * What an open page and the worker tell each other. The token goes with what needs it: the worker cannot read where the page keeps it.
 */

/** A member's change that waits to be sent, or was refused when it was. */
export interface WaitingChange {
  id: number;
  what: 'recipe' | 'plan' | 'list';
  /** Of the recipe, where it is known. */
  title?: string;
  /** Milliseconds since 1970, by this device. */
  at: number;
  /** Why the server did not take it; absent while it waits. */
  refused?: { code?: string; message?: string };
}

/** What the browser shows at a moment of the service's clock, in milliseconds since 1970. */
export interface KnownReminder {
  at: number;
  tag: string;
  title: string;
  body: string;
  path: string;
}

export interface ReminderSettings {
  member: string;
  /** By these svc-recipes knows this browser. */
  browser: string;
  secret: string;
  /** The site's public key, to subscribe by. */
  key: string;
  /** How far this device's clock is behind the service's, in milliseconds. */
  lag: number;
  language: string;
  /** Shown where a browser is woken for what was taken back. */
  general: { title: string; body: string };
}

export type ToWorker =
  /** Keep what the site needs without a net, and for a member what they have saved. */
  | { type: 'keep'; language: string; token: string | null }
  /** Send what waits. */
  | { type: 'send'; token: string }
  /** Do so once more with one that was refused: it wins over what is there. */
  | { type: 'again'; id: number; token: string }
  | { type: 'discard'; id: number }
  /** All that this browser is to be woken for, in place of what it was told before. */
  | { type: 'remind'; settings: ReminderSettings; reminders: KnownReminder[] }
  | { type: 'remind-no-more' }
  /** Nothing of any member stays, but of the one who is signed in. */
  | { type: 'forget'; except: string | null };

export type ToPage =
  | { type: 'waiting'; changes: WaitingChange[]; sent: number }
  /** The device keeps no more. `lost` is a change that was therefore refused. */
  | { type: 'storage-full'; lost: boolean }
  /** A sign from the system that there is a net: a page that is open has the token. */
  | { type: 'send-now' };
