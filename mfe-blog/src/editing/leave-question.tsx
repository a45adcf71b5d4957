import { Button, Dialog } from '@sufra/web-kit';

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
    title="Leave with unsaved text?"
    description="As a draft it stays on this device and is offered when you come back."
    footer={
      <>
        <Button tone="quiet" onClick={onStay}>
          Keep writing
        </Button>
        <Button tone="danger" onClick={onDiscard}>
          Discard it
        </Button>
        <Button onClick={onKeep}>Keep as draft</Button>
      </>
    }
  />
);
