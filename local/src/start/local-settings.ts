/** What a local run is told unless its caller's environment says otherwise. */
export const localSettings = {
  // The demo members, who may do everything, have a password alone.
  SECOND_FACTOR_REQUIRED_FOR: 'none',
};
