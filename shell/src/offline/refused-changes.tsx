import { Button, Dialog, say } from '@sufra/web-kit';
import type { WaitingChange } from '../../worker/messages.ts';
import { t } from '../texts/text.ts';
import styles from './corner.module.css';
import { tellWithToken, tellWorker } from './tell-worker.ts';

interface RefusedChangesProps {
  changes: readonly WaitingChange[];
  onClose(): void;
}

/** What a member changed without a net and a service did not take: nothing of it goes without the member's word. */
export function RefusedChanges({ changes, onClose }: RefusedChangesProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('offline.refused.title')}
      description={t('offline.refused.words')}
    >
      <ul className={styles.changes}>
        {changes.map(change => (
          <li key={change.id} className={styles.change}>
            <span className={styles.what}>{whatOf(change)}</span>
            <span className={styles.why}>{whyOf(change)}</span>
            <span className={styles.buttons}>
              <Button
                tone="quiet"
                onClick={() => void tellWithToken(token => ({ type: 'again', id: change.id, token }))}
              >
                {change.what === 'plan' ? t('offline.refused.mine') : t('offline.refused.again')}
              </Button>
              <Button tone="quiet" onClick={() => tellWorker({ type: 'discard', id: change.id })}>
                {t('offline.refused.discard')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function whatOf({ what, title }: WaitingChange): string {
  if (what === 'plan') return t('offline.what.plan');
  if (what === 'list') return t('offline.what.list');
  return title ? t('offline.what.recipe', { title }) : t('offline.what.aRecipe');
}

const whyOf = ({ what, refused }: WaitingChange): string =>
  what === 'plan' && refused?.code === 'plan_changed'
    ? t('offline.why.planChanged')
    : refused?.message
      ? say(refused.message)
      : t('offline.why.unknown');
