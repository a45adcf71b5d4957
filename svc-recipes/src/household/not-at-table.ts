/** Of an id that is named: one that another table knows is as unknown as any other. */
export const notAtTable = 'This is none of those who eat at your table.';
