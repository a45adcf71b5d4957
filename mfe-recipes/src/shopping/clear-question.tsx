import { ConfirmDialog } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';

interface ClearQuestionProps {
  onChange: (write: ShoppingWrite) => void;
  onClose: () => void;
}

export const ClearQuestion = ({ onChange, onClose }: ClearQuestionProps) => (
  <ConfirmDialog
    open
    onOpenChange={open => !open && onClose()}
    title={t('shopping.clear.title')}
    confirmLabel={t('shopping.clear.confirm')}
    onConfirm={() => {
      onChange(aWrite({ does: 'clear', what: 'all' }));
      onClose();
    }}
  >
    {t('shopping.clear.words')}
  </ConfirmDialog>
);
