import { Button, Dialog } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
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
    title={t('sharing.place.title', { place })}
    description={t('sharing.place.words', { place })}
    footer={
      address ? (
        <a
          className={styles.go}
          href={addressLink(place, { title, address })}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          {t('sharing.place.go', { place })}
        </a>
      ) : (
        <Button busy={isMaking} onClick={onMake}>
          {t('sharing.place.create')}
        </Button>
      )
    }
  >
    {address && <p className={styles.address}>{address}</p>}
  </Dialog>
);
