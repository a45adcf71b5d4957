import { brand } from '@sufra/contracts';
import { Button, toast } from '@sufra/web-kit';
import { Copy, Download, Printer } from 'lucide-react';
import { saveFile } from '../../files/save-file.ts';
import styles from './recovery-codes.module.css';

const textOf = (codes: string[]) =>
  [`${brand.name} recovery codes. Each works once.`, '', ...codes, ''].join('\n');

/** Shown this once: to be written down, printed, copied or saved. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('The codes are copied.'),
      () => toast({ message: 'Your browser did not let us copy them.', tone: 'danger' }),
    );
  const save = () =>
    saveFile({
      name: `${brand.name.toLowerCase()}-recovery-codes.txt`,
      type: 'text/plain',
      content: textOf(codes),
    });

  return (
    <div className={styles.place}>
      <p>
        Keep them where your phone is not: on paper, or in a password manager. Each signs in once, when you
        have no other second step at hand. We show them this once.
      </p>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons} data-print="hide">
        <Button tone="quiet" onClick={save}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button tone="quiet" onClick={() => globalThis.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <Button tone="quiet" onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
    </div>
  );
}
