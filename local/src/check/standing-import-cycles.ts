/** Circles of files that still stand, by their owner. One that is mended must go from here: the check wants it exact. */
export const standingCycles: Record<string, string[][]> = {
  'between packages': [['packages/web-build', 'packages/web-kit']],
  'mfe-account': [['src/billing/membership-notices.tsx', 'src/billing/membership.tsx']],
  'packages/web-kit': [['src/ui/menu.tsx', 'src/ui/radix-menu.tsx']],
  local: [
    ['stand-ins/mongo/src/commands/command.ts', 'stand-ins/mongo/src/commands/fail-points.ts'],
    ['stand-ins/mongo/src/store/key-order.ts', 'stand-ins/mongo/src/store/key-tree.ts'],
  ],
};

/** Folders that still import from each other, in the same way. */
export const standingTies: Record<string, string[]> = {
  'mfe-account': [
    'src/admin-panel/api ↔ src/admin-panel/roles',
    'src/admin-panel/members ↔ src/admin-panel/roles',
  ],
  'mfe-blog': ['src/blog-page ↔ src/editing'],
  'mfe-recipes': [
    'src/cooking ↔ src/recipe-details',
    'src/dashboard ↔ src/generator',
    'src/recipe ↔ src/sharing',
  ],
  'packages/web-kit': ['src/api ↔ src/session', 'src/route ↔ src/ui'],
  local: [
    'stand-ins/chef/src/http ↔ stand-ins/chef/src/openai',
    'stand-ins/mongo/src/aggregation ↔ stand-ins/mongo/src/query',
    'stand-ins/mongo/src/aggregation ↔ stand-ins/mongo/src/update',
    'stand-ins/stripe/src/api ↔ stand-ins/stripe/src/http',
    'stand-ins/stripe/src/faults ↔ stand-ins/stripe/src/http',
  ],
};
