import { apiPrefix } from '@sufra/contracts';

let asked: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  const answer = await fetch(`${apiPrefix}/reminders/key`);
  if (!answer.ok) throw new Error(`the key was answered ${answer.status}`);
  const { key }: { key: unknown } = await answer.json();
  return key !== null;
}

/** Whether a browser that is closed can be woken: by the site, which needs a key for it, and by the browser itself. */
export async function siteSends(): Promise<boolean> {
  if (!('PushManager' in globalThis)) return false;
  asked ??= ask();
  try {
    return await asked;
  } catch {
    // Without a net nothing is known: the switch is as always, and the next page asks again.
    asked = undefined;
    return true;
  }
}
