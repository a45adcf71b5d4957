import type { AuditEntry } from '@sufra/contracts';
import { SelectField, TextField } from '@sufra/web-kit';
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

const whatNames: Record<AuditChoice['what'], string> = {
  '': 'Everything',
  'roles-changed': 'Roles changed',
  'first-admin-granted': 'Admin made by the command line',
  'account-deleted': 'Account deleted',
  'second-factor-added': 'Second factor added',
  'second-factor-removed': 'Second factor removed',
  'events-replayed': 'Events handled again',
};

const outcomeNames: Record<AuditChoice['outcome'], string> = { '': 'Any', done: 'Done', refused: 'Refused' };

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
        label="Member"
        type="search"
        placeholder="Name or email"
        autoComplete="off"
        {...field('q')}
      />
      <SelectField label="What happened" options={optionsOf(whatNames)} {...field('what')} />
      <SelectField label="Outcome" options={optionsOf(outcomeNames)} {...field('outcome')} />
      <TextField label="From" type="date" max={choice.until || undefined} {...field('from')} />
      <TextField
        label="Until"
        type="date"
        min={choice.from || undefined}
        error={isTurned(choice) ? 'This is before the first day.' : undefined}
        {...field('until')}
      />
    </div>
  );
}
