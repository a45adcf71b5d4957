import { Notice } from '../ui/notice.tsx';
import { Shelf } from './shelf.tsx';

export const MessageShelf = () => (
  <Shelf title="Messages">
    <Notice>Choose a halal-certified product.</Notice>
    <Notice tone="success" title="Email Verified!">
      You can sign in now.
    </Notice>
    <Notice tone="warning" title="No recipes left">
      They renew on December 1, 2026.
    </Notice>
    <Notice tone="danger">The e-mail address or the password is not right.</Notice>
  </Shelf>
);
