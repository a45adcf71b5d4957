/** Circles of files that still stand, by their owner. One that is mended must go from here: the check wants it exact. */
export const standingCycles: Record<string, string[][]> = {
  local: [
    ['stand-ins/mongo/src/commands/command.ts', 'stand-ins/mongo/src/commands/fail-points.ts'],
    ['stand-ins/mongo/src/store/key-order.ts', 'stand-ins/mongo/src/store/key-tree.ts'],
  ],
};

/** Folders that still import from each other, in the same way. */
export const standingTies: Record<string, string[]> = {
  local: [
    'stand-ins/chef/src/http ↔ stand-ins/chef/src/openai',
    'stand-ins/mongo/src/aggregation ↔ stand-ins/mongo/src/query',
    'stand-ins/mongo/src/aggregation ↔ stand-ins/mongo/src/update',
    'stand-ins/stripe/src/api ↔ stand-ins/stripe/src/http',
    'stand-ins/stripe/src/faults ↔ stand-ins/stripe/src/http',
  ],
};
