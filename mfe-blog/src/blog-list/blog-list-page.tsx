import type { BlogSummary } from '@sufra/contracts';
import { Button, Column, PageHead } from '@sufra/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMayWrite } from '../blog/use-may-write.ts';
import { BlogEditor } from '../editing/blog-editor.tsx';
import styles from './blog-list.module.css';
import { BlogList } from './blog-list.tsx';
import { HeldRole } from './held-role.tsx';

export default function BlogListPage() {
  const mayWrite = useMayWrite();
  // The editor stands here and not in the list: what is being written outlasts a list that is read anew.
  const [editing, setEditing] = useState<BlogSummary | 'new'>();

  return (
    <Column roomy>
      <div className={styles.top}>
        <PageHead
          title="Blog"
          description="Notes from the kitchen: halal cooking, Sunnah foods, and eating together."
          heading="Notes from the kitchen"
          eyebrow="The blog"
          lead="Halal cooking, Sunnah foods, and the manners of eating together."
        />
        {mayWrite && (
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" />
            Add New Blog
          </Button>
        )}
      </div>
      <HeldRole />
      <BlogList onEdit={mayWrite ? setEditing : undefined} />
      {editing && (
        <BlogEditor blog={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Column>
  );
}
