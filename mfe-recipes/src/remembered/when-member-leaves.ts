import { session } from '@sufra/web-kit';

/**
 * What somebody typed, cooks or asked for leaves a shared computer with them: when they sign out, or somebody else signs
 * in. Whose session has merely run out comes back to it.
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
