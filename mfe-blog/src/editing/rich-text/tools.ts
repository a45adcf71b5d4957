import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { t } from '../../texts/text.ts';

export interface Tool {
  name: () => string;
  icon: LucideIcon;
  /** As `aria-keyshortcuts` writes them. */
  keys?: string;
  /** Only for what is on or off where the cursor is. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: () => t('tools.heading', { level }),
  icon,
  keys: `Control+Alt+${level}`,
  isOn: editor => editor.isActive('heading', { level }),
  run: editor => editor.commands.toggleHeading({ level }),
});

const history: Tool[] = [
  {
    name: () => t('tools.undo'),
    icon: Undo2,
    keys: 'Control+Z',
    isOff: editor => !editor.can().undo(),
    run: editor => editor.commands.undo(),
  },
  {
    name: () => t('tools.redo'),
    icon: Redo2,
    keys: 'Control+Y',
    isOff: editor => !editor.can().redo(),
    run: editor => editor.commands.redo(),
  },
];

const blocks: Tool[] = [
  {
    name: () => t('tools.text'),
    icon: Pilcrow,
    keys: 'Control+Alt+0',
    isOn: editor => editor.isActive('paragraph'),
    run: editor => editor.commands.setParagraph(),
  },
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
];

const marks: Tool[] = [
  {
    name: () => t('tools.bold'),
    icon: Bold,
    keys: 'Control+B',
    isOn: editor => editor.isActive('bold'),
    run: editor => editor.commands.toggleBold(),
  },
  {
    name: () => t('tools.italic'),
    icon: Italic,
    keys: 'Control+I',
    isOn: editor => editor.isActive('italic'),
    run: editor => editor.commands.toggleItalic(),
  },
  {
    name: () => t('tools.underline'),
    icon: Underline,
    keys: 'Control+U',
    isOn: editor => editor.isActive('underline'),
    run: editor => editor.commands.toggleUnderline(),
  },
  {
    name: () => t('tools.strike'),
    icon: Strikethrough,
    keys: 'Control+Shift+S',
    isOn: editor => editor.isActive('strike'),
    run: editor => editor.commands.toggleStrike(),
  },
  {
    name: () => t('tools.code'),
    icon: Code,
    keys: 'Control+E',
    isOn: editor => editor.isActive('code'),
    run: editor => editor.commands.toggleCode(),
  },
];

const structures: Tool[] = [
  {
    name: () => t('tools.bulletList'),
    icon: List,
    keys: 'Control+Shift+8',
    isOn: editor => editor.isActive('bulletList'),
    run: editor => editor.commands.toggleBulletList(),
  },
  {
    name: () => t('tools.numberedList'),
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    isOn: editor => editor.isActive('orderedList'),
    run: editor => editor.commands.toggleOrderedList(),
  },
  {
    name: () => t('tools.quote'),
    icon: TextQuote,
    keys: 'Control+Shift+B',
    isOn: editor => editor.isActive('blockquote'),
    run: editor => editor.commands.toggleBlockquote(),
  },
  {
    name: () => t('tools.codeBlock'),
    icon: SquareCode,
    keys: 'Control+Alt+C',
    isOn: editor => editor.isActive('codeBlock'),
    run: editor => editor.commands.toggleCodeBlock(),
  },
  { name: () => t('tools.line'), icon: Minus, run: editor => editor.commands.setHorizontalRule() },
];

const insertTable: Tool = {
  name: () => t('tools.table'),
  icon: Table,
  isOff: editor => editor.isActive('table'),
  run: editor => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};

export const groups = { history, blocks, marks, structures, insertTable };
