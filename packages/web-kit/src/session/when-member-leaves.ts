import { session } from './session.ts';

/**
 * What a member typed, cooks or asked for leaves a shared computer with the member: when they sign out, or another member
 * signs in. A member whose session has merely run out finds it again.
 */
export function whenMemberLeaves(forget: () => void) {
  let member = session.get().user?._id;
  session.subscribe(() => {
    const state = session.get();
    const isElse = state.status === 'signed-in' && state.user._id !== member;
    const hasLeft = isElse || (state.status === 'signed-out' && state.onPurpose);
    if (hasLeft && member !== undefined) forget();
    if (hasLeft) member = state.user?._id;
  });
}
