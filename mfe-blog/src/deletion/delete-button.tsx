import type { BlogSummary } from '@sufra/contracts';
import { Button, ConfirmDialog } from '@sufra/web-kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/text.ts';
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
      <Button
        tone="danger"
        aria-label={t('deletion.of', { title: blog.title })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
        {t('deletion.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deletion.title', { title: blog.title })}
        confirmLabel={t('deletion.button')}
        onConfirm={confirm}
      >
        {t('deletion.question')}
      </ConfirmDialog>
    </>
  );
}
