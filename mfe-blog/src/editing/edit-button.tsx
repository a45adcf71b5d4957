import type { BlogSummary } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { Pencil } from 'lucide-react';

export const EditButton = ({ blog, onEdit }: { blog: BlogSummary; onEdit: () => void }) => (
  <Button tone="quiet" aria-label={`Edit: ${blog.title}`} onClick={onEdit}>
    <Pencil aria-hidden="true" />
    Edit
  </Button>
);
