import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { CharacterCount } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { PlainTable } from './plain-table.ts';
import { PostPicture } from './post-picture.ts';
import { isSafeAddress } from './safe-address.ts';

/** What can be written. The server's allow-list has the same elements. */
export const extensions = [
  StarterKit.configure({
    // The title is the page's first heading.
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isSafeAddress,
    },
  }),
  PostPicture,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  CharacterCount,
];
