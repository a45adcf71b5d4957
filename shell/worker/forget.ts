import { isOfMember, storeOf, stores } from './names.ts';
import { removeWaitingOf } from './waiting/waiting-store.ts';

let forgotten = 0;

/** Changes when members are forgotten: what was asked for before is not kept any more when it arrives afterwards. */
export const timesForgotten = () => forgotten;

/** A member who signs out, or whose session has ended, leaves nothing behind: answers, pictures of dishes, changes that wait. */
export async function forgetMembers(except: string | null): Promise<void> {
  forgotten += 1;
  const kept = except && storeOf(except);
  const ofOthers = (await caches.keys()).filter(name => isOfMember(name) && name !== kept);
  await Promise.all(ofOthers.map(name => caches.delete(name)));
  if (except === null) await caches.delete(stores.pictures);
  await removeWaitingOf(member => member !== except);
}
