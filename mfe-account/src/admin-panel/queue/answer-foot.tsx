import { messages } from '@sufra/contracts';
import { ApiError, Button, Notice, say } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './queue.module.css';

interface AnswerFootProps {
  failure: Error | undefined;
  isPending: boolean;
  /** Whether the answer takes something away that is public. */
  isRemoval?: boolean;
  onClose: () => void;
}

/** The end of an answer's form: why it was not taken, and its buttons. */
export const AnswerFoot = ({ failure, isPending, isRemoval = false, onClose }: AnswerFootProps) => (
  <>
    {failure && (
      <Notice tone="danger">
        {(failure instanceof ApiError && failure.said) || say(messages.somethingWentWrong)}
      </Notice>
    )}
    <div className={styles.actions}>
      <Button type="submit" tone={isRemoval ? 'danger' : 'primary'} busy={isPending}>
        {t('admin.reports.send')}
      </Button>
      <Button tone="quiet" onClick={onClose}>
        {t('admin.reports.cancel')}
      </Button>
    </div>
  </>
);
