import { Table } from '@tiptap/extension-table';

/** A table without the widths that the library writes into `style`, which the site's policy forbids and no table needs. */
export const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ resizable: false, View: null });
