import { Button, Dialog, TextField } from '@sufra/web-kit';
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
    title="This recipe is shared"
    description="Whoever has this link can read the recipe, without signing in and without seeing who shares it. You can stop sharing at any time."
    footer={<Button onClick={() => void copyText(address, 'Link copied to clipboard!')}>Copy link</Button>}
  >
    <TextField label="Public link" readOnly value={address} onFocus={event => event.target.select()} />
  </Dialog>
);
