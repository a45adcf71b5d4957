import styles from '../editor-form.module.css';

const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Says quietly that nothing would be lost. */
export function DraftStatus({ keptAt }: { keptAt: number | 'refused' | undefined }) {
  if (keptAt === undefined) return null;
  return (
    <p className={styles.draft}>
      {keptAt === 'refused'
        ? 'This browser keeps no draft: save before you leave.'
        : `Draft kept on this device at ${format.format(keptAt)}`}
    </p>
  );
}
