import type { AuditEntry } from '@sufra/contracts';
import { SelectField, TextField } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './audit.module.css';

/** What an admin has chosen; the empty text is no choice. */
export interface AuditChoice {
  q: string;
  what: AuditEntry['what'] | '';
  outcome: AuditEntry['outcome'] | '';
  from: string;
  until: string;
}

export const everything: AuditChoice = { q: '', what: '', outcome: '', from: '', until: '' };

const whatNames = (): Record<AuditChoice['what'], string> => ({
  '': t('admin.filter.everything'),
  'roles-changed': t('admin.filter.roles'),
  'first-admin-granted': t('admin.filter.firstAdmin'),
  'account-deleted': t('admin.filter.deleted'),
  'second-factor-added': t('admin.filter.factorAdded'),
  'second-factor-removed': t('admin.filter.factorRemoved'),
  'events-replayed': t('admin.filter.replayed'),
  'report-answered': t('admin.filter.reportAnswered'),
  'publication-answered': t('admin.filter.publicationAnswered'),
  'hijri-month-set': t('admin.filter.hijriMonth'),
});

const outcomeNames = (): Record<AuditChoice['outcome'], string> => ({
  '': t('admin.filter.any'),
  done: t('admin.audit.done'),
  refused: t('admin.audit.refused'),
});

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The last day is before the first one: it is not asked for so. */
export const isTurned = ({ from, until }: AuditChoice) => from !== '' && until !== '' && from > until;

interface AuditFiltersProps {
  choice: AuditChoice;
  onChoice: (choice: AuditChoice) => void;
}

export function AuditFilters({ choice, onChoice }: AuditFiltersProps) {
  const field = (name: keyof AuditChoice) => ({
    value: choice[name],
    onChange: ({ target }: { target: { value: string } }) => onChoice({ ...choice, [name]: target.value }),
  });
  return (
    <div className={styles.filters}>
      <TextField
        className={styles.words}
        label={t('admin.filter.member')}
        type="search"
        placeholder={t('admin.users.nameOrEmail')}
        autoComplete="off"
        {...field('q')}
      />
      <SelectField label={t('admin.filter.what')} options={optionsOf(whatNames())} {...field('what')} />
      <SelectField
        label={t('admin.filter.outcome')}
        options={optionsOf(outcomeNames())}
        {...field('outcome')}
      />
      <TextField
        label={t('admin.filter.from')}
        type="date"
        max={choice.until || undefined}
        {...field('from')}
      />
      <TextField
        label={t('admin.filter.until')}
        type="date"
        min={choice.from || undefined}
        error={isTurned(choice) ? t('admin.filter.turned') : undefined}
        {...field('until')}
      />
    </div>
  );
}
