import type { Blog, User } from '@sufra/contracts';
import { useState } from 'react';
import { draftStore } from './draft/draft.ts';
import { DraftOffer } from './draft/draft-offer.tsx';
import { EditorForm } from './editor-form.tsx';

export interface WritingRoomProps {
  blog: Blog | undefined;
  /** What a new one is to be a translation of. */
  translated: Blog | undefined;
  writer: User;
  /** The way to forget what is unsaved; null when there is nothing. */
  onUnsaved: (forget: (() => void) | null) => void;
  onCancel: () => void;
  onDone: () => void;
}

/** Offers what was not saved last time, then lets write. */
export function WritingRoom({ blog, translated, writer, ...ways }: WritingRoomProps) {
  const [store] = useState(() =>
    draftStore(writer._id, blog?._id ?? (translated && `translation-of-${translated._id}`)),
  );
  const [draft, setDraft] = useState(store.read);
  const [isOffered, setOffered] = useState(draft !== undefined);
  const [base, setBase] = useState(blog);

  const startWithout = () => {
    store.remove();
    setDraft(undefined);
    setOffered(false);
  };

  if (isOffered && draft) {
    return (
      <DraftOffer draft={draft} isNew={!blog} onTake={() => setOffered(false)} onDiscard={startWithout} />
    );
  }
  return (
    <EditorForm
      {...ways}
      key={base?.version}
      blog={base}
      translated={translated}
      writer={writer}
      store={store}
      draft={draft}
      onTakeOther={other => {
        startWithout();
        setBase(other);
      }}
    />
  );
}
