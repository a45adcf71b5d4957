import { Button, Dialog } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

interface LeaveQuestionProps {
  isAsked: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Only where there is unsaved text. */
export const LeaveQuestion = ({ isAsked, onStay, onKeep, onDiscard }: LeaveQuestionProps) => (
  <Dialog
    open={isAsked}
    onOpenChange={open => !open && onStay()}
    role="alertdialog"
    size="small"
    title={t('leave.title')}
    description={t('leave.words')}
    footer={
      <>
        <Button tone="quiet" onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button tone="danger" onClick={onDiscard}>
          {t('leave.discard')}
        </Button>
        <Button onClick={onKeep}>{t('leave.keep')}</Button>
      </>
    }
  />
);
