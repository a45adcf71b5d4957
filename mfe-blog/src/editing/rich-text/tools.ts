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

export interface Tool {
  name: string;
  icon: LucideIcon;
  /** As `aria-keyshortcuts` writes them. */
  keys?: string;
  /** Only for what is on or off where the cursor is. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `Heading ${level}`,
  icon,
  keys: `Control+Alt+${level}`,
  isOn: editor => editor.isActive('heading', { level }),
  run: editor => editor.commands.toggleHeading({ level }),
});

const history: Tool[] = [
  {
    name: 'Undo',
    icon: Undo2,
    keys: 'Control+Z',
    isOff: editor => !editor.can().undo(),
    run: editor => editor.commands.undo(),
  },
  {
    name: 'Redo',
    icon: Redo2,
    keys: 'Control+Y',
    isOff: editor => !editor.can().redo(),
    run: editor => editor.commands.redo(),
  },
];

const blocks: Tool[] = [
  {
    name: 'Text',
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
    name: 'Bold',
    icon: Bold,
    keys: 'Control+B',
    isOn: editor => editor.isActive('bold'),
    run: editor => editor.commands.toggleBold(),
  },
  {
    name: 'Italic',
    icon: Italic,
    keys: 'Control+I',
    isOn: editor => editor.isActive('italic'),
    run: editor => editor.commands.toggleItalic(),
  },
  {
    name: 'Underline',
    icon: Underline,
    keys: 'Control+U',
    isOn: editor => editor.isActive('underline'),
    run: editor => editor.commands.toggleUnderline(),
  },
  {
    name: 'Strike',
    icon: Strikethrough,
    keys: 'Control+Shift+S',
    isOn: editor => editor.isActive('strike'),
    run: editor => editor.commands.toggleStrike(),
  },
  {
    name: 'Code',
    icon: Code,
    keys: 'Control+E',
    isOn: editor => editor.isActive('code'),
    run: editor => editor.commands.toggleCode(),
  },
];

const structures: Tool[] = [
  {
    name: 'Bullet list',
    icon: List,
    keys: 'Control+Shift+8',
    isOn: editor => editor.isActive('bulletList'),
    run: editor => editor.commands.toggleBulletList(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    isOn: editor => editor.isActive('orderedList'),
    run: editor => editor.commands.toggleOrderedList(),
  },
  {
    name: 'Quote',
    icon: TextQuote,
    keys: 'Control+Shift+B',
    isOn: editor => editor.isActive('blockquote'),
    run: editor => editor.commands.toggleBlockquote(),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    keys: 'Control+Alt+C',
    isOn: editor => editor.isActive('codeBlock'),
    run: editor => editor.commands.toggleCodeBlock(),
  },
  { name: 'Dividing line', icon: Minus, run: editor => editor.commands.setHorizontalRule() },
];

const insertTable: Tool = {
  name: 'Table',
  icon: Table,
  isOff: editor => editor.isActive('table'),
  run: editor => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};

export const groups = { history, blocks, marks, structures, insertTable };
