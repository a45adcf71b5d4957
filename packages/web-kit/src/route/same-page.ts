/** The state of the entry with which a page replaces its own address: the page goes on, with the focus where it is. */
export const samePage = <State extends object>(state: State) => ({ ...state, isSamePage: true });

/** Whether the page that has replaced its address with this state goes on. */
export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state && state.isSamePage === true;
