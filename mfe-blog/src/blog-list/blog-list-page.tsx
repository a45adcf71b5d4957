import type { BlogSummary } from '@sufra/contracts';
import { Button, Column, PageHead } from '@sufra/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMayWrite } from '../blog/use-may-write.ts';
import { BlogEditor } from '../editing/blog-editor.tsx';
import { t } from '../texts/text.ts';
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
          title={t('list.page.tab')}
          description={t('list.page.description')}
          heading={t('list.page.heading')}
          eyebrow={t('list.page.eyebrow')}
          lead={t('list.page.lead')}
        />
        {mayWrite && (
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" />
            {t('list.page.add')}
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
