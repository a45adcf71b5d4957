import type { BlogSummary } from '@sufra/contracts';
import { Button, ConfirmDialog } from '@sufra/web-kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteBlog } from './use-delete-blog.ts';

interface DeleteButtonProps {
  blog: BlogSummary;
  /** It has gone from the page; whether from the server too is not known yet. */
  onDelete?: (() => void) | undefined;
}

export function DeleteButton({ blog, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const { mutate } = useDeleteBlog();

  const confirm = () => {
    setAsking(false);
    mutate(blog);
    onDelete?.();
  };

  return (
    <>
      <Button tone="danger" aria-label={`Delete: ${blog.title}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${blog.title}”`}
        confirmLabel="Delete"
        onConfirm={confirm}
      >
        Are you sure you want to delete this blog? This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
