import type { Recipe } from '@sufra/contracts';
import { MenuItem, MenuSeparator } from '@sufra/web-kit';
import { Link2, Link2Off } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '../sharing/copy-text.ts';
import { PublicAddressDialog } from '../sharing/public-address-dialog.tsx';
import { ShareByAddressDialog } from '../sharing/share-by-address-dialog.tsx';
import type { AddressPlace } from '../sharing/share-links.ts';
import { ShareMenu, type ShareMenuProps } from '../sharing/share-menu.tsx';
import { usePublicAddress } from '../sharing/use-public-address.ts';
import { t } from '../texts/text.ts';
import { useSharing } from './api/use-sharing.ts';
import { isImported } from './is-imported.ts';
import { isNoLongerHalal } from './line-warnings.ts';

interface ShareOwnRecipeProps extends Pick<ShareMenuProps, 'trigger' | 'before'> {
  recipe: Recipe;
  text: (address: string | null) => string;
  /** After what is shared. */
  children?: ReactNode;
}

/** The owner alone gives a recipe its public address, and takes it away; what is no longer halal, or was written by others, is not sent on. */
export function ShareOwnRecipe({ recipe, text, trigger, before, children }: ShareOwnRecipeProps) {
  const { share, stop } = useSharing(recipe._id);
  const [showing, setShowing] = useState(false);
  const [place, setPlace] = useState<AddressPlace>();
  const address = usePublicAddress(recipe.shareToken);
  const isWithheld = isNoLongerHalal(recipe) || isImported(recipe);
  // Others find nothing at the address of what is withheld.
  const shown = isWithheld ? null : address;

  return (
    <>
      <ShareMenu
        title={recipe.title}
        text={text(shown)}
        address={shown}
        isForOwnerAlone={isWithheld}
        onAddressNeeded={setPlace}
        trigger={trigger}
        before={before}
      >
        {(address || !isWithheld) && <MenuSeparator />}
        {!address && !isWithheld && (
          <MenuItem
            icon={<Link2 aria-hidden="true" />}
            onSelect={() => share.mutate(undefined, { onSuccess: () => setShowing(true) })}
          >
            {t('recipe.share.create')}
          </MenuItem>
        )}
        {shown && (
          <MenuItem
            icon={<Link2 aria-hidden="true" />}
            onSelect={() => void copyText(shown, t('recipe.share.copied'))}
          >
            {t('recipe.share.copy')}
          </MenuItem>
        )}
        {address && (
          <MenuItem icon={<Link2Off aria-hidden="true" />} tone="danger" onSelect={() => stop.mutate()}>
            {t('recipe.share.stop')}
          </MenuItem>
        )}
        {children}
      </ShareMenu>
      {place && (
        <ShareByAddressDialog
          title={recipe.title}
          place={place}
          address={address}
          isMaking={share.isPending}
          onMake={() => share.mutate()}
          onClose={() => setPlace(undefined)}
        />
      )}
      {address && <PublicAddressDialog address={address} open={showing} onOpenChange={setShowing} />}
    </>
  );
}
