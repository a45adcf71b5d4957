import { IconButton, Menu, MenuItem, MenuLink } from '@sufra/web-kit';
import { AtSign, Copy, Mail, MessageCircle, Share2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from './copy-text.ts';
import { shareLinks } from './share-links.ts';

export interface ShareMenuProps {
  title: string;
  /** The whole recipe, as it is on the screen. */
  text: string;
  address: string | null;
  /** Copied, and sent nowhere. */
  isForOwnerAlone?: boolean;
  /** What its owner can do besides. */
  children?: ReactNode;
}

/** Closes on a press outside, on Escape and after a choice. */
export function ShareMenu({ title, text, address, isForOwnerAlone = false, children }: ShareMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`Share: ${title}`} title="Share">
          <Share2 aria-hidden="true" />
        </IconButton>
      }
    >
      {!isForOwnerAlone && <SendLinks {...{ title, text, address }} />}
      <MenuItem
        icon={<Copy aria-hidden="true" />}
        onSelect={() => void copyText(text, 'Recipe copied to clipboard!')}
      >
        Copy recipe
      </MenuItem>
      {children}
    </Menu>
  );
}

function SendLinks(shared: Pick<ShareMenuProps, 'title' | 'text' | 'address'>) {
  const links = shareLinks(shared);
  return (
    <>
      <LinkTo href={links.whatsApp} icon={<MessageCircle aria-hidden="true" />}>
        WhatsApp
      </LinkTo>
      <LinkTo href={links.facebook} icon={<Users aria-hidden="true" />}>
        Facebook
      </LinkTo>
      <LinkTo href={links.twitter} icon={<AtSign aria-hidden="true" />}>
        Twitter
      </LinkTo>
      <MenuLink>
        <a href={links.email}>
          <Mail aria-hidden="true" />
          E-mail
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
