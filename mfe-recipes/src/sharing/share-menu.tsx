import { IconButton, Menu, MenuItem, MenuLink } from '@sufra/web-kit';
import { AtSign, Copy, Mail, MessageCircle, Share2, Users } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../texts/text.ts';
import { copyText } from './copy-text.ts';
import { type AddressPlace, addressLink, linksWithWords } from './share-links.ts';

export interface ShareMenuProps {
  title: string;
  /** The whole recipe, as it is on the screen. */
  text: string;
  address: string | null;
  /** Copied, and sent nowhere. */
  isForOwnerAlone?: boolean;
  /** A place that shows what stands at an address was chosen, and there is none yet. */
  onAddressNeeded?: (place: AddressPlace) => void;
  /** What opens it; an icon unless told. */
  trigger?: ReactElement | undefined;
  /** Before and after what is shared: what its owner can do besides. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Closes on a press outside, on Escape and after a choice. */
export function ShareMenu({
  title,
  text,
  address,
  isForOwnerAlone = false,
  onAddressNeeded,
  trigger,
  before,
  children,
}: ShareMenuProps) {
  return (
    <Menu
      trigger={
        trigger ?? (
          <IconButton label={t('sharing.of', { title })} title={t('sharing.name')}>
            <Share2 aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {before}
      {!isForOwnerAlone && <SendLinks {...{ title, text, address, onAddressNeeded }} />}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => void copyText(text, t('sharing.copied'))}>
        {t('sharing.copy')}
      </MenuItem>
      {children}
    </Menu>
  );
}

const placeIcons = { Facebook: <Users aria-hidden="true" />, Twitter: <AtSign aria-hidden="true" /> };

type SendLinksProps = Pick<ShareMenuProps, 'title' | 'text' | 'address' | 'onAddressNeeded'>;

function SendLinks({ title, text, address, onAddressNeeded }: SendLinksProps) {
  const { whatsApp, email } = linksWithWords({ title, text, address });
  const toPlace = (place: AddressPlace) =>
    address ? (
      <LinkTo href={addressLink(place, { title, address })} icon={placeIcons[place]}>
        {place}
      </LinkTo>
    ) : (
      <MenuItem icon={placeIcons[place]} onSelect={() => onAddressNeeded?.(place)}>
        {place}
      </MenuItem>
    );
  return (
    <>
      <LinkTo href={whatsApp} icon={<MessageCircle aria-hidden="true" />}>
        {t('sharing.whatsApp')}
      </LinkTo>
      {toPlace('Facebook')}
      {toPlace('Twitter')}
      <MenuLink>
        <a href={email}>
          <Mail aria-hidden="true" />
          {t('sharing.email')}
        </a>
      </MenuLink>
    </>
  );
}

const LinkTo = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <MenuLink>
    <a href={href} target="_blank" rel="noopener noreferrer">
      {icon}
      {children}
    </a>
  </MenuLink>
);
