/** The state of a link whose page opens over the present one (in a dialog), which stays beneath as it is. */
export const overPage = (path: string) => ({ over: path });

/** The path of the page beneath, by the state of the present location. */
export function pageBeneath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('over' in state)) return undefined;
  return typeof state.over === 'string' ? state.over : undefined;
}
