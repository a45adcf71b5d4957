import type { AuditEntry } from '@sufra/contracts';
import { brand } from '@sufra/contracts';
import { Button, call, Notice } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../../files/save-file.ts';
import { t } from '../../texts/text.ts';
import { type AuditAsked, asAdmin } from '../admin-api.ts';
import styles from './audit.module.css';
import { auditCsv } from './audit-csv.ts';

const limit = '200';

async function everyEntry(asked: AuditAsked): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (let after: string | undefined; ; ) {
    const query = { ...asked, limit, after };
    const page = await asAdmin(() => call('GET /auth/audit', { query }));
    all.push(...page.entries);
    if (page.next === null) return all;
    after = page.next;
  }
}

async function download(asked: AuditAsked): Promise<void> {
  const content = auditCsv(await everyEntry(asked));
  saveFile({ name: `${brand.name.toLowerCase()}-audit-log.csv`, type: 'text/csv', content });
}

/** All that the filters leave, not what is shown of it alone. */
export function DownloadAudit({ asked }: { asked: AuditAsked }) {
  const downloading = useMutation({ mutationFn: download });
  return (
    <>
      <Button tone="quiet" busy={downloading.isPending} onClick={() => downloading.mutate(asked)}>
        <Download aria-hidden="true" />
        {t('admin.audit.download')}
      </Button>
      {downloading.isError && (
        <Notice tone="danger" className={styles.problem}>
          {t('admin.audit.notDownloaded')}
        </Notice>
      )}
    </>
  );
}
