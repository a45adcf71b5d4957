/** What the browser lets this site show: `impossible` is a browser without notifications, as on an iPhone before the site is installed. */
export type MayNotify = NotificationPermission | 'impossible';

export const mayNotify = (): MayNotify =>
  typeof Notification === 'undefined' ? 'impossible' : Notification.permission;

/** Called by a press alone: a browser answers no to a page that asks by itself. */
export const askToNotify = (): Promise<MayNotify> => Notification.requestPermission();
