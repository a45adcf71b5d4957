/** Circles of files that still stand, by their owner. One that is mended must go from here: the check wants it exact. */
export const standingCycles: Record<string, string[][]> = {
  'svc-mail': [
    [
      'src/letter/html-actions.ts',
      'src/letter/html-parts.ts',
      'src/letter/letter-html.ts',
      'src/letter/letter-text.ts',
      'src/letter/letter.ts',
    ],
  ],
  'packages/guard': [['src/match/read-words.ts', 'src/match/repair-word.ts']],
  'packages/service-kit': [['src/service/open-access.ts', 'src/service/open-service.ts']],
  local: [
    ['mongo/src/commands/command.ts', 'mongo/src/commands/fail-points.ts'],
    ['mongo/src/store/key-order.ts', 'mongo/src/store/key-tree.ts'],
  ],
};

/** Folders that still import from each other, in the same way. */
export const standingTies: Record<string, string[]> = {
  'svc-auth': [
    'src/accounts ↔ src/administration',
    'src/accounts ↔ src/links',
    'src/accounts ↔ src/passwords',
    'src/accounts ↔ src/sessions',
    'src/accounts ↔ src/undo',
    'src/passwords ↔ src/sessions',
  ],
  'svc-billing': [
    'src/checkout ↔ src/subscriptions',
    'src/ledger ↔ src/payments',
    'src/payments ↔ src/subscriptions',
    'src/subscriptions ↔ src/webhook',
  ],
  'svc-blog': ['src/pictures ↔ src/posts'],
  'svc-gateway': ['src/front-end ↔ src/heads'],
  'svc-recipes': ['src/halal ↔ src/library'],
  'packages/service-kit': ['src/access ↔ src/http', 'src/http ↔ src/ops'],
  local: [
    'mongo/src/aggregation ↔ mongo/src/query',
    'mongo/src/aggregation ↔ mongo/src/update',
    'src/chef/http ↔ src/chef/openai',
    'src/inbox ↔ src/start',
    'src/slices ↔ src/start',
    'src/stripe/api ↔ src/stripe/http',
    'src/stripe/faults ↔ src/stripe/http',
  ],
};
