import type { BlogSummary } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { Pencil } from 'lucide-react';
import { t } from '../texts/text.ts';

export const EditButton = ({ blog, onEdit }: { blog: BlogSummary; onEdit: () => void }) => (
  <Button tone="quiet" aria-label={t('editor.editOf', { title: blog.title })} onClick={onEdit}>
    <Pencil aria-hidden="true" />
    {t('editor.edit')}
  </Button>
);
