/** Tells the operator once that writes are refused for want of room, and once that they are taken again. */
export function roomReport(folder: string, warn: (line: string) => void) {
  let refused: number | undefined;
  return {
    refused(writes: number): void {
      if (refused === undefined)
        warn(`no room on the disk of ${folder}: reads go on, writes are refused until there is room again.`);
      refused = (refused ?? 0) + writes;
    },
    kept(): void {
      if (refused === undefined) return;
      warn(`there is room again in ${folder}, and writes are taken; ${refused} were refused meanwhile.`);
      refused = undefined;
    },
  };
}
