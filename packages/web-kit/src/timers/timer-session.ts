import type { Session } from '../session/create-session.ts';

let session: Session | undefined;

/** It is handed in: imported here, it and all that it needs would be modules of their own in the first script of every page. */
export function followSession(given: Session) {
  session = given;
}

export const memberNow = () => session?.get().user?._id;

export const onMemberChange = (listener: () => void) => session?.subscribe(listener) ?? (() => undefined);
