import { Button, Dialog, TextField } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { copyText } from './copy-text.ts';

interface PublicAddressDialogProps {
  address: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the address itself, so that it can be copied by hand too. */
export const PublicAddressDialog = ({ address, open, onOpenChange }: PublicAddressDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    size="small"
    title={t('sharing.public.title')}
    description={t('sharing.public.words')}
    footer={
      <Button onClick={() => void copyText(address, t('sharing.public.copied'))}>
        {t('sharing.public.copy')}
      </Button>
    }
  >
    <TextField
      label={t('sharing.public.label')}
      readOnly
      value={address}
      onFocus={event => event.target.select()}
    />
  </Dialog>
);
