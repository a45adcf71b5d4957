import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  Heading,
  Trash2,
} from 'lucide-react';
import { t } from '../../texts/text.ts';
import type { Tool } from './tools.ts';

/** What can be done where the cursor is in a table; the label is the part of the name that is seen. */
export const tableTools: (Tool & { label: () => string })[] = [
  {
    name: () => t('table.rowAbove'),
    label: () => t('table.rowAboveLabel'),
    icon: ArrowUpToLine,
    run: editor => editor.commands.addRowBefore(),
  },
  {
    name: () => t('table.rowBelow'),
    label: () => t('table.rowBelowLabel'),
    icon: ArrowDownToLine,
    run: editor => editor.commands.addRowAfter(),
  },
  {
    name: () => t('table.deleteRow'),
    label: () => t('table.deleteRowLabel'),
    icon: Trash2,
    run: editor => editor.commands.deleteRow(),
  },
  {
    name: () => t('table.columnBefore'),
    label: () => t('table.columnBeforeLabel'),
    icon: ArrowLeftToLine,
    run: editor => editor.commands.addColumnBefore(),
  },
  {
    name: () => t('table.columnAfter'),
    label: () => t('table.columnAfterLabel'),
    icon: ArrowRightToLine,
    run: editor => editor.commands.addColumnAfter(),
  },
  {
    name: () => t('table.deleteColumn'),
    label: () => t('table.deleteColumnLabel'),
    icon: Trash2,
    run: editor => editor.commands.deleteColumn(),
  },
  {
    name: () => t('table.headerRow'),
    label: () => t('table.headerRow'),
    icon: Heading,
    run: editor => editor.commands.toggleHeaderRow(),
  },
  {
    name: () => t('table.delete'),
    label: () => t('table.deleteLabel'),
    icon: Trash2,
    run: editor => editor.commands.deleteTable(),
  },
];
