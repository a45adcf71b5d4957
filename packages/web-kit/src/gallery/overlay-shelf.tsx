import { Copy, Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../ui/menu-items.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

export const OverlayShelf = () => {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);

  return (
    <Shelf title="Dialogs, menus, toasts">
      <div className={styles.row}>
        <Button tone="quiet" onClick={() => setEditing(true)}>
          Open a dialog
        </Button>
        <Button tone="danger" onClick={() => setAsking(true)}>
          Delete
        </Button>
        <ShareMenu onDelete={() => setAsking(true)} />
        <Button tone="quiet" onClick={() => toast('Recipe copied to clipboard!')}>
          Toast
        </Button>
        <Button tone="quiet" onClick={showToasts}>
          Two toasts
        </Button>
      </div>
      <Dialog
        open={editing}
        onOpenChange={setEditing}
        title="Yoghurt chicken with date rice"
        description="What is typed here stays when you press outside."
        keepOnOutsidePress
        footer={
          <>
            <Button tone="quiet" onClick={() => setEditing(false)}>
              Cancel
            </Button>
            <Button onClick={() => setEditing(false)}>Save</Button>
          </>
        }
      >
        <div className={styles.section}>
          <TextField label="Title" defaultValue="Yoghurt chicken" />
          <ShareMenu onDelete={() => setAsking(true)} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you sure you want to delete this recipe?"
        confirmLabel="Delete"
        onConfirm={() => setAsking(false)}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </Shelf>
  );
};

const ShareMenu = ({ onDelete }: { onDelete: () => void }) => (
  <Menu align="start" trigger={<Button tone="quiet">Share</Button>}>
    <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => toast('Recipe copied to clipboard!')}>
      Copy to clipboard
    </MenuItem>
    <MenuLink>
      <a href="mailto:">
        <Mail aria-hidden="true" />
        E-mail
      </a>
    </MenuLink>
    <MenuItem disabled>Not now</MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={onDelete}>
      Delete
    </MenuItem>
  </Menu>
);

function showToasts() {
  toast({ message: 'Failed to delete recipe: Unknown error', tone: 'danger' });
  toast({
    message: 'Taken off the plan for Thursday.',
    tone: 'info',
    action: { label: 'Undo', onSelect: () => toast('Back on the plan.') },
  });
}
