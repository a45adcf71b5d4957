import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';

/** A place in the text that stays where it is meant while the text around it changes. */
export function keptPlace(editor: Editor, at: number) {
  let place = at;
  const follow = ({ transaction }: { transaction: Transaction }) => {
    place = transaction.mapping.map(place);
  };
  editor.on('transaction', follow);
  return {
    get: () => place,
    release: () => editor.off('transaction', follow),
  };
}
