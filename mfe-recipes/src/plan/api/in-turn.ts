/** One after the other, in whichever tab; where a browser cannot, at least in this one. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('sufra:plan', work) : work();
