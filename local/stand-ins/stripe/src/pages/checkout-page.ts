import { text } from '../../../pages/text.ts';
import type { CheckoutSession } from '../store/records.ts';
import {
  cardFields,
  fieldOf,
  type Mistakes,
  offeredCardButtons,
  pressedByEnter,
  type Typed,
} from './card-fields.ts';
import { page } from './page.ts';
import { money } from './written.ts';

interface Checkout {
  session: CheckoutSession;
  /** Known already, and not asked for. */
  email: string | null;
  typed: Typed;
  mistakes: Mistakes;
  /** Why the card was not taken. */
  refusal?: string | undefined;
  isFilled: boolean;
}

const back = ({ cancel_url }: CheckoutSession) =>
  cancel_url ? `<p class="back"><a class="easy" href="${text(cancel_url)}">← Back to Sufra</a></p>` : '';

const summary = (session: CheckoutSession) => {
  const price = money(session.amount_total ?? 0, session.currency ?? 'gbp');
  return `<section class="summary" aria-label="What you subscribe to">
${back(session)}
<p class="seller">Subscribe to Sufra Premium</p>
<p class="price"><span class="amount">${price}</span> <span class="per">per month</span></p>
<dl>
<div><dt>Sufra Premium<span class="hint">Unlimited recipes, all meal types, saved favourites. Billed monthly.</span></dt><dd>${price}</dd></div>
<div class="total"><dt>Total due today</dt><dd>${price}</dd></div>
</dl>
</section>`;
};

export function checkoutPage({ session, email, typed, mistakes, refusal, isFilled }: Checkout): string {
  const contact = email
    ? `<p class="known"><span class="label">Email</span> <span>${text(email)}</span></p>`
    : fieldOf('email', typed, mistakes);
  return page({
    title: 'Subscribe to Sufra Premium',
    isWide: true,
    body: `<div class="columns">
${summary(session)}
<form method="post" action="/c/pay/${session.id}" class="pay">
${pressedByEnter}
<h1>Pay with card</h1>
${refusal ? `<p class="refusal" role="alert">${text(refusal)}</p>` : ''}
${contact}
${cardFields(typed, mistakes)}
<button class="go" name="do" value="send"${isFilled ? ' autofocus' : ''}>Subscribe</button>
<p class="hint">You allow Sufra to charge this card every month until you cancel. On this machine nothing is ever charged.</p>
${offeredCardButtons()}
</form>
</div>`,
  });
}

export const paidPage = (session: CheckoutSession, onwards: string) =>
  page({
    title: 'Paid',
    body: `<h1>You have paid already</h1>
<p class="lead">This checkout is complete${session.subscription ? '; nothing more is due on it' : ''}.</p>
<p><a class="go" href="${text(onwards)}">Go on to Sufra</a></p>`,
  });

export const overPage = ({ cancel_url }: CheckoutSession) =>
  page({
    title: 'Over',
    body: `<h1>This checkout is over</h1>
<p class="lead">A link to pay lasts for 24 hours. Nothing was charged.</p>
${cancel_url ? `<p><a class="go" href="${text(cancel_url)}">Back to Sufra</a></p>` : ''}`,
  });

export const authenticatePage = (last4: string) =>
  page({
    title: 'Is it you?',
    body: `<h1>Your bank asks whether it is you</h1>
<p class="lead">The card ending in ${text(last4)} wants its owner’s word for a payment of £4.99 a month to Sufra.</p>
<form method="post">
<button class="go" name="do" value="complete">Complete authentication</button>
<button class="other" name="do" value="fail">Fail authentication</button>
</form>`,
  });

export const problemPage = (title: string, words: string) =>
  page({ title, body: `<h1>${text(title)}</h1>\n<p class="lead">${text(words)}</p>` });
