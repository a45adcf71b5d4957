import type { IncomingMessage, ServerResponse } from 'node:http';
import { leadTo, sendPage } from '../../../pages/send-page.ts';
import { findCustomer } from '../billing/live-customer.ts';
import { payCheckout } from '../billing/pay-checkout.ts';
import { cardOf } from '../cards.ts';
import { readBody } from '../http/read-body.ts';
import { idOf } from '../id-of.ts';
import type { CardDetails, CheckoutDraft, CheckoutSession } from '../store/records.ts';
import type { World } from '../world.ts';
import type { Mistakes, Typed } from './card-fields.ts';
import { authenticatePage, checkoutPage, overPage, paidPage, problemPage } from './checkout-page.ts';
import { filledWith, readCard, typedIn } from './read-card.ts';

const notYou = 'We could not authenticate your card. Please use another one, or try again.';

const onwards = ({ id, success_url }: CheckoutSession) =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

interface State {
  typed: Typed;
  mistakes?: Mistakes;
  refusal?: string;
  isFilled?: boolean;
}

/** /c/pay/<session> and its page for the bank's question. */
export function serveCheckout(world: World) {
  const { store, clock } = world;

  const emailOf = ({ customer, customer_email }: CheckoutSession) =>
    (customer ? findCustomer(store, idOf(customer))?.email : null) ?? customer_email;

  function show(
    response: ServerResponse,
    session: CheckoutSession,
    { typed, mistakes = {}, refusal, isFilled = false }: State,
  ) {
    const hasMistakes = Object.keys(mistakes).length > 0;
    sendPage(response, {
      status: refusal ? 402 : hasMistakes ? 422 : 200,
      html: checkoutPage({ session, email: emailOf(session), typed, mistakes, refusal, isFilled }),
      leadsTo: session.success_url,
    });
  }

  function pay(response: ServerResponse, session: CheckoutSession, details: CardDetails, typed: Typed) {
    const { decline, session: after } = store.transaction(() => payCheckout(world, session, details));
    if (!decline) return leadTo(response, onwards(after));
    show(response, after, { typed: { ...typed, cvc: '' }, refusal: decline.message });
  }

  function take(response: ServerResponse, session: CheckoutSession, form: URLSearchParams) {
    const typed = typedIn(form);
    const fill = form.get('fill');
    if (fill && cardOf(fill))
      return show(response, session, { typed: filledWith(typed, fill, clock.now()), isFilled: true });
    const asksEmail = !emailOf(session);
    const { details, mistakes } = readCard(typed, { asksEmail, now: clock.now() });
    if (Object.keys(mistakes).length > 0) return show(response, session, { typed, mistakes });
    const draft = store.get('draft', session.id);
    if (!cardOf(details.number)?.asksOwner || !draft) return pay(response, session, details, typed);
    store.transaction(() => store.put('draft', { ...draft, asked: details }));
    leadTo(response, `/c/pay/${session.id}/authenticate`);
  }

  function takeAnswer(
    response: ServerResponse,
    session: CheckoutSession,
    { draft, isOwner }: { draft: CheckoutDraft; isOwner: boolean },
  ) {
    const { asked } = draft;
    if (!asked) return leadTo(response, `/c/pay/${session.id}`);
    store.transaction(() => store.put('draft', { ...draft, asked: null }));
    const typed = { email: asked.email ?? '', number: '', expiry: '', cvc: '', name: asked.name ?? '' };
    if (isOwner) return pay(response, session, asked, typed);
    show(response, session, { typed, refusal: notYou });
  }

  async function open(request: IncomingMessage, response: ServerResponse, session: CheckoutSession) {
    const isPost = request.method === 'POST';
    const form = new URLSearchParams(isPost ? await readBody(request) : '');
    const draft = store.get('draft', session.id);
    const isQuestion = request.url?.split('?')[0]?.endsWith('/authenticate');
    if (isQuestion && draft) {
      if (isPost) return takeAnswer(response, session, { draft, isOwner: form.get('do') === 'complete' });
      if (!draft.asked) return leadTo(response, `/c/pay/${session.id}`);
      const html = authenticatePage(draft.asked.number.slice(-4));
      return sendPage(response, { status: 200, html, leadsTo: session.success_url });
    }
    if (isPost) return take(response, session, form);
    show(response, session, { typed: typedIn(form) });
  }

  return async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const session = store.get('session', id);
    if (!session)
      return sendPage(response, {
        status: 404,
        html: problemPage('Nothing to pay here', 'Go back to the site and begin anew.'),
      });
    if (session.status === 'open') return open(request, response, session);
    if (session.status === 'expired') return sendPage(response, { status: 200, html: overPage(session) });
    // Sent twice by an impatient click: it is paid once, and leads on as the first one does.
    if (request.method === 'POST') return leadTo(response, onwards(session));
    sendPage(response, { status: 200, html: paidPage(session, onwards(session)) });
  };
}
