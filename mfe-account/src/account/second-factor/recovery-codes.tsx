import { brand } from '@sufra/contracts';
import { Button, toast } from '@sufra/web-kit';
import { Copy, Download, Printer } from 'lucide-react';
import { saveFile } from '../../files/save-file.ts';
import { t } from '../../texts/text.ts';
import styles from './recovery-codes.module.css';

const textOf = (codes: string[]) =>
  [t('account.codes.file', { brand: brand.name }), '', ...codes, ''].join('\n');

/** Shown this once: to be written down, printed, copied or saved. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(t('account.codes.copied')),
      () => toast({ message: t('account.codes.notCopied'), tone: 'danger' }),
    );
  const save = () =>
    saveFile({
      name: `${brand.name.toLowerCase()}-recovery-codes.txt`,
      type: 'text/plain',
      content: textOf(codes),
    });

  return (
    <div className={styles.place}>
      <p>{t('account.codes.keep')}</p>
      <ol className={styles.codes} aria-label={t('account.codes.title')}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons} data-print="hide">
        <Button tone="quiet" onClick={save}>
          <Download aria-hidden="true" />
          {t('account.codes.download')}
        </Button>
        <Button tone="quiet" onClick={() => globalThis.print()}>
          <Printer aria-hidden="true" />
          {t('account.codes.print')}
        </Button>
        <Button tone="quiet" onClick={copy}>
          <Copy aria-hidden="true" />
          {t('account.codes.copy')}
        </Button>
      </div>
    </div>
  );
}
