import { ArrowDown, ArrowUp } from 'lucide-react';
import { tableRoles } from '../../tables/table-roles.ts';
import type { Order, SortKey } from './member-order.ts';
import styles from './members.module.css';

interface ColumnHeadsProps {
  order: Order;
  onSort: (by: SortKey) => void;
}

const columns: { title: string; by?: SortKey }[] = [
  { title: 'Name', by: 'name' },
  { title: 'Email' },
  { title: 'Joined', by: 'joined' },
  { title: 'Subscription' },
  { title: 'Recipes', by: 'recipes' },
  { title: 'Role' },
  { title: 'Actions' },
];

export const ColumnHeads = ({ order, onSort }: ColumnHeadsProps) => (
  <thead {...tableRoles.rowGroup} className={styles.head}>
    <tr {...tableRoles.row} className={styles.heads} aria-rowindex={1}>
      {columns.map(({ title, by }) =>
        by ? (
          <th
            key={title}
            {...tableRoles.columnHeader}
            scope="col"
            aria-sort={order.by === by ? (order.descending ? 'descending' : 'ascending') : 'none'}
          >
            <button type="button" className={styles.sort} onClick={() => onSort(by)}>
              {title}
              {order.by === by && <Direction {...order} />}
            </button>
          </th>
        ) : (
          <th key={title} {...tableRoles.columnHeader} scope="col" className={styles.unsorted}>
            {title}
          </th>
        ),
      )}
    </tr>
  </thead>
);

const Direction = ({ descending }: Order) =>
  descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />;
