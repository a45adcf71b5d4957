import { ArrowDown, ArrowUp } from 'lucide-react';
import { tableRoles } from '../../tables/table-roles.ts';
import { t } from '../../texts/text.ts';
import type { Order, SortKey } from './member-order.ts';
import styles from './members.module.css';

interface ColumnHeadsProps {
  order: Order;
  onSort: (by: SortKey) => void;
}

const columns = (): { title: string; by?: SortKey }[] => [
  { title: t('admin.columns.name'), by: 'name' },
  { title: t('admin.columns.email') },
  { title: t('admin.columns.joined'), by: 'joined' },
  { title: t('admin.columns.subscription') },
  { title: t('admin.columns.recipes'), by: 'recipes' },
  { title: t('admin.columns.role') },
  { title: t('admin.columns.actions') },
];

export const ColumnHeads = ({ order, onSort }: ColumnHeadsProps) => (
  <thead {...tableRoles.rowGroup} className={styles.head}>
    <tr {...tableRoles.row} className={styles.heads} aria-rowindex={1}>
      {columns().map(({ title, by }) =>
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
