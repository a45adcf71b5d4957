export type SortKey = 'name' | 'joined' | 'recipes';

export interface Order {
  by: SortKey;
  descending: boolean;
}

export const newestFirst: Order = { by: 'joined', descending: true };

/** Names begin at A, dates and numbers with the latest and the most; a second press turns it round. */
export const nextOrder = (order: Order, by: SortKey): Order => ({
  by,
  descending: order.by === by ? !order.descending : by !== 'name',
});

/** As the service is asked for it. */
export const sortOf = ({ by, descending }: Order) => (descending ? (`-${by}` as const) : by);
