import { type Blog, type BlogSummary, messages } from '@sufra/contracts';
import { Dialog, ErrorState, say, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { latestBlogQuery } from './latest-blog.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { writingRoomQuery } from './writing-room-query.ts';

export interface BlogEditorProps {
  /** The post to change; none begins a new one. */
  blog: BlogSummary | undefined;
  /** What a new one is to be a translation of. */
  translated?: Blog | undefined;
  onClose: () => void;
}

/** What a press of Escape means for the field that has the focus comes before what it means for the editor. */
const hasOwnEscape = () => document.activeElement?.closest('[data-own-escape]') !== null;

export function BlogEditor({ blog, translated, onClose }: BlogEditorProps) {
  const { user } = useSession();
  // Whose text it is does not change, even if the session ends while it is written.
  const [writer] = useState(user);
  const [forgetText, setForgetText] = useState<(() => void) | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // A function in a state would be taken for the way to the next state.
  const noteUnsaved = useCallback((forget: (() => void) | null) => setForgetText(() => forget), []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forgetText !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  const room = useQuery(writingRoomQuery);
  const latest = useQuery({ ...latestBlogQuery(blog?.slug ?? ''), enabled: blog !== undefined });
  const isReady = room.data && writer && (!blog || latest.data);
  const failure = room.error ?? latest.error;

  const close = (open: boolean) => {
    if (open || hasOwnEscape()) return;
    if (forgetText) setLeaving(true);
    else onClose();
  };
  const stay = () => {
    setLeaving(false);
    blocker.reset?.();
  };
  const leave = () => {
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  };
  const retry = () => {
    if (room.isError) void room.refetch();
    if (latest.isError) void latest.refetch();
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      size="full"
      keepOnOutsidePress
      title={blog ? t('editor.changing') : t('editor.creating')}
    >
      {isReady ? (
        <room.data
          key={writer._id}
          blog={latest.data}
          translated={translated}
          writer={writer}
          onUnsaved={noteUnsaved}
          onCancel={() => close(false)}
          onDone={onClose}
        />
      ) : failure ? (
        <ErrorState
          title={latest.error ? say(messages.blogFailure) : t('editor.away')}
          error={failure}
          onRetry={retry}
          retrying={room.isFetching || latest.isFetching}
        />
      ) : (
        <EditorSkeleton />
      )}
      <LeaveQuestion
        isAsked={isLeaving || blocker.state === 'blocked'}
        onStay={stay}
        onKeep={leave}
        onDiscard={() => {
          forgetText?.();
          leave();
        }}
      />
    </Dialog>
  );
}
