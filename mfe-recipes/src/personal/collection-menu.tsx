import { limits, type RecipeCollection } from '@sufra/contracts';
import { Button, ConfirmDialog, Dialog, IconButton, Menu, MenuItem, TextField } from '@sufra/web-kit';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t, tRich } from '../texts/text.ts';
import { useDeleteCollection, useRenameCollection } from './use-change-collection.ts';

interface CollectionMenuProps {
  collection: RecipeCollection;
  onDeleted: () => void;
}

/** Another name for a collection, and its end. */
export function CollectionMenu({ collection, onDeleted }: CollectionMenuProps) {
  const [asked, setAsked] = useState<'name' | 'delete'>();
  const [name, setName] = useState(collection.name);
  const rename = useRenameCollection(collection._id);
  const remove = useDeleteCollection(collection._id);
  const close = () => setAsked(undefined);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') rename.mutate(name.trim(), { onSuccess: close });
  };
  const ask = (what: 'name' | 'delete') => {
    setName(collection.name);
    rename.reset();
    remove.reset();
    setAsked(what);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('personal.collectionMenu', { name: collection.name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => ask('name')}>
          {t('personal.rename')}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => ask('delete')}>
          {t('personal.deleteCollection')}
        </MenuItem>
      </Menu>
      <Dialog
        open={asked === 'name'}
        onOpenChange={open => !open && close()}
        size="small"
        title={t('personal.rename')}
      >
        <form onSubmit={keep}>
          <TextField
            label={t('personal.collectionName')}
            autoComplete="off"
            maxLength={limits.collectionNameLength}
            value={name}
            error={rename.error?.message}
            onChange={event => setName(event.target.value)}
          />
          <p>
            <Button type="submit" busy={rename.isPending}>
              {t('personal.keepName')}
            </Button>
          </p>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={open => !open && close()}
        title={t('personal.deleteCollection')}
        confirmLabel={t('personal.deleteCollection')}
        busy={remove.isPending}
        error={remove.error?.message}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      >
        {tRich('personal.deleteQuestion', { name: <bdi>{collection.name}</bdi> })}
      </ConfirmDialog>
    </>
  );
}
