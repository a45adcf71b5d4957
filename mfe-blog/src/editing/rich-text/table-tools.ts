import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  Heading,
  Trash2,
} from 'lucide-react';
import type { Tool } from './tools.ts';

/** What can be done where the cursor is in a table; the label is the part of the name that is seen. */
export const tableTools: (Tool & { label: string })[] = [
  {
    name: 'Add row above',
    label: 'Row above',
    icon: ArrowUpToLine,
    run: editor => editor.commands.addRowBefore(),
  },
  {
    name: 'Add row below',
    label: 'Row below',
    icon: ArrowDownToLine,
    run: editor => editor.commands.addRowAfter(),
  },
  { name: 'Delete row', label: 'Row', icon: Trash2, run: editor => editor.commands.deleteRow() },
  {
    name: 'Add column before',
    label: 'Column before',
    icon: ArrowLeftToLine,
    run: editor => editor.commands.addColumnBefore(),
  },
  {
    name: 'Add column after',
    label: 'Column after',
    icon: ArrowRightToLine,
    run: editor => editor.commands.addColumnAfter(),
  },
  { name: 'Delete column', label: 'Column', icon: Trash2, run: editor => editor.commands.deleteColumn() },
  {
    name: 'Header row',
    label: 'Header row',
    icon: Heading,
    run: editor => editor.commands.toggleHeaderRow(),
  },
  { name: 'Delete table', label: 'Table', icon: Trash2, run: editor => editor.commands.deleteTable() },
];
