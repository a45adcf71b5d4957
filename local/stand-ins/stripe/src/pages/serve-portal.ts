import type { IncomingMessage, ServerResponse } from 'node:http';
import { leadTo, sendPage } from '../../../pages/send-page.ts';
import { changeCard } from '../billing/change-card.ts';
import { declineOf } from '../billing/charge-card.ts';
import { findCustomer } from '../billing/live-customer.ts';
import { cardOf } from '../cards.ts';
import { readBody } from '../http/read-body.ts';
import { idOf } from '../id-of.ts';
import type { Customer, PortalSession } from '../store/records.ts';
import type { World } from '../world.ts';
import { problemPage } from './checkout-page.ts';
import { cardChangedPage, newCardPage, portalPage } from './portal-page.ts';
import { filledWith, readCard, typedIn } from './read-card.ts';

const lastsSeconds = 3_600;

const news: Record<string, string> = {
  changed: 'Your card is updated.',
  paid: 'Your card is updated, and what was unpaid is paid.',
  unpaid: 'Your card is updated, but it did not pay what is due.',
};

/** /p/session/<session>, where a member sees invoices and changes the card. */
export function servePortal(world: World) {
  const { store, clock } = world;

  const theirs = (customer: Customer) => ({
    subscriptions: store.all('subscription').filter(one => one.customer === customer.id),
    invoices: store
      .all('invoice')
      .filter(one => one.customer === customer.id)
      .toReversed(),
  });

  function methodOf(customer: Customer) {
    const { subscriptions } = theirs(customer);
    const reference =
      customer.invoice_settings.default_payment_method ?? subscriptions.at(-1)?.default_payment_method;
    return reference ? store.get('paymentMethod', idOf(reference)) : undefined;
  }

  function showHome(response: ServerResponse, session: PortalSession, customer: Customer, what: string) {
    const html = portalPage({
      session,
      email: customer.email,
      ...theirs(customer),
      method: methodOf(customer),
      news: news[what],
    });
    sendPage(response, { status: 200, html });
  }

  function after(response: ServerResponse, session: PortalSession, what: string) {
    const redirect = session.flow?.after_completion.redirect?.return_url;
    if (redirect) return leadTo(response, redirect);
    leadTo(response, `/p/session/${session.id}${session.flow ? '/done' : ''}?card=${what}`);
  }

  function take(response: ServerResponse, session: PortalSession, customer: Customer, body: string) {
    const form = new URLSearchParams(body);
    const typed = typedIn(form);
    const leadsTo = session.flow?.after_completion.redirect?.return_url ?? session.return_url;
    const show = (status: number, more: Partial<Parameters<typeof newCardPage>[0]>) =>
      sendPage(response, {
        status,
        html: newCardPage({ session, typed, mistakes: {}, isFilled: false, ...more }),
        leadsTo,
      });
    const fill = form.get('fill');
    if (fill && cardOf(fill))
      return show(200, { typed: filledWith(typed, fill, clock.now()), isFilled: true });
    const { details, mistakes } = readCard(typed, { asksEmail: false, now: clock.now() });
    if (Object.keys(mistakes).length > 0) return show(422, { mistakes });
    const refused = declineOf(details.number, false);
    if (refused) return show(402, { typed: { ...typed, cvc: '' }, refusal: refused.message });
    const wasUnpaid = theirs(customer).invoices.some(({ status }) => status === 'open');
    const decline = store.transaction(() =>
      changeCard(world, customer, { ...details, email: customer.email }),
    );
    after(response, session, decline ? 'unpaid' : wasUnpaid ? 'paid' : 'changed');
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const [, , , id = '', part] = url.pathname.split('/');
    const session = store.get('portalSession', id);
    const customer = session && findCustomer(store, session.customer);
    if (!session || !customer || session.created + lastsSeconds < clock.now())
      return sendPage(response, {
        status: 404,
        html: problemPage('This page is over', 'Open it once more from the site.'),
      });
    const what = url.searchParams.get('card') ?? '';
    if (part === 'card' && request.method === 'POST')
      return take(response, session, customer, await readBody(request));
    if (part === 'card') {
      const typed = typedIn(new URLSearchParams());
      const html = newCardPage({ session, typed, mistakes: {}, isFilled: false });
      return sendPage(response, { status: 200, html, leadsTo: session.return_url });
    }
    if (part === 'done')
      return sendPage(response, { status: 200, html: cardChangedPage(session, news[what] ?? '') });
    if (session.flow) return leadTo(response, `/p/session/${id}/card`);
    showHome(response, session, customer, what);
  };
}
