import { newId } from '../new-id.ts';
import type { PortalSession } from '../store/records.ts';

interface Given {
  customer: string;
  returnUrl: string | null;
  /** Straight to the change of the card, and then to this address or to a word of thanks. */
  cardUpdate: { returnUrl: string | null } | undefined;
  created: number;
  publicUrl: string;
}

const flowOf = ({ returnUrl }: { returnUrl: string | null }): PortalSession['flow'] => ({
  after_completion: returnUrl
    ? { hosted_confirmation: null, redirect: { return_url: returnUrl }, type: 'redirect' }
    : { hosted_confirmation: { custom_message: null }, redirect: null, type: 'hosted_confirmation' },
  customer_update: null,
  subscription_cancel: null,
  subscription_pause: null,
  subscription_update: null,
  subscription_update_confirm: null,
  type: 'payment_method_update',
});

export function newPortalSession({
  customer,
  returnUrl,
  cardUpdate,
  created,
  publicUrl,
}: Given): PortalSession {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created,
    customer,
    customer_account: null,
    flow: cardUpdate ? flowOf(cardUpdate) : null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${publicUrl}/p/session/${id}`,
  };
}
