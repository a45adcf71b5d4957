import { Button, Dialog } from '@sufra/web-kit';
import styles from './share-by-address-dialog.module.css';
import { type AddressPlace, addressLink } from './share-links.ts';

interface ShareByAddressDialogProps {
  title: string;
  place: AddressPlace;
  /** Once there is one. */
  address: string | null;
  isMaking: boolean;
  onMake: () => void;
  onClose: () => void;
}

/** Before a place that shows what stands at an address: makes the public one, and says what others will see there. */
export const ShareByAddressDialog = ({
  title,
  place,
  address,
  isMaking,
  onMake,
  onClose,
}: ShareByAddressDialogProps) => (
  <Dialog
    open
    onOpenChange={open => !open && onClose()}
    size="small"
    title={`Share on ${place}`}
    description={`${place} shows what stands at a link. With a public link people read this recipe without signing in, and do not see who shares it; you can stop sharing at any time.`}
    footer={
      address ? (
        <a
          className={styles.go}
          href={addressLink(place, { title, address })}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          Continue to {place}
        </a>
      ) : (
        <Button busy={isMaking} onClick={onMake}>
          Create the public link
        </Button>
      )
    }
  >
    {address && <p className={styles.address}>{address}</p>}
  </Dialog>
);
