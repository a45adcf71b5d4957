import { brand } from '@sufra/contracts';
import { OfferedLink } from '../../slices/offered.tsx';
import { ContactAddress } from './contact-address.tsx';
import type { LegalSection } from './sections.tsx';

export const privacy: LegalSection[] = [
  {
    id: 'collected',
    title: 'What we collect',
    text: (
      <>
        <p>
          When you sign up we collect your e-mail address, your name, and a password, of which we keep only a
          hash that cannot be turned back. If you sign in with Google, Google tells us your name, your e-mail
          address and whether it has been verified, and nothing else. If you set up a second step, we keep the
          secret of your app under lock and key, the public half of your passkeys, and recovery codes as
          hashes; your finger and your face never leave your device.
        </p>
        <p>
          An account here can say something about your religion. We treat it accordingly: nobody can find out
          from us whether an address has an account, and we never sell or rent what we know about you.
        </p>
      </>
    ),
  },
  {
    id: 'recipes',
    title: 'Your recipe requests and artificial intelligence',
    text: (
      <>
        <p>
          What you type into the recipe form (ingredients, wishes, things to avoid) is sent to the provider of
          an artificial intelligence, which writes the recipe. Your name, your e-mail address and your account
          are not sent along. Please do not type anything into the form that you would not want such a
          provider to read, such as details about your health.
        </p>
        <p>
          We keep your saved recipes for as long as your account exists, so that you can find them again. A
          recipe that was not saved is deleted after 24 hours. One that you delete can be restored for a
          moment and is erased within a minute.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    text: (
      <p>
        Premium is paid through Stripe, a payment provider. Your card details go from your browser to Stripe
        and are handled there; they never reach us. We keep what we need for our books: that a payment was
        made, when, how much, and which part of it was pledged to charity. The public charity ledger shows
        amounts by month, without names.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and what stays in your browser',
    text: (
      <>
        <p>
          We use no analytics cookies today and no advertising at all. Should we ever want to count visits
          with cookies, we would ask for your consent first, and the site would work the same if you said no.
        </p>
        <p>What we do store in your browser is what the site needs to work:</p>
        <ul>
          <li>
            Once you are signed in: a cookie and two entries that keep you signed in, for 30 days without a
            visit at most. Signing in with Google takes two more cookies, for minutes. Signing out removes
            them.
          </li>
          <li>
            For 180 days after you last signed in: a cookie by which we know that you have signed in with this
            browser before. It names nobody and opens nothing; thanks to it, strangers who guess at your
            password cannot keep you from signing in.
          </li>
          <li>
            Until you sign out: what you chose beside your wish in the recipe form (servings, cuisine, health
            goal, spice, what to avoid), what you ticked off on the shopping list, your timers with the name
            of the dish (until six hours after their end at the latest), and drafts of posts that you write
            for the blog.
          </li>
          <li>
            Until you delete it in your browser: the light or dark theme and the units of measure, if you
            choose them, and that your browser has asked you whether it may notify you of a timer’s end.
          </li>
          <li>
            For a week, or until it is done: which shared recipe you wanted to save before you signed in.
          </li>
          <li>
            Until you close the tab: what you typed into the recipe form, which recipes were written in this
            visit, how far you are in cooking one, a new e-mail address that you typed, where you were when
            you left to sign in or to pay, and which addresses belong to which part of the site.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'How long we keep it, and your rights',
    text: (
      <>
        <p>
          We keep your data for as long as you have an account. On your{' '}
          <OfferedLink to="/account">account page</OfferedLink> you can see and correct it, take a copy of it
          with you, and delete it together with the account, which takes effect at once. What tax law obliges
          us to keep about payments stays without your name on the ledger.
        </p>
        <p>
          You may also object to what we do with your data, ask us to restrict it, and complain to the data
          protection authority of your country; in the United Kingdom that is the Information Commissioner’s
          Office.
        </p>
      </>
    ),
  },
  {
    id: 'questions',
    title: 'Questions and changes',
    text: (
      <>
        <p>
          {brand.name} is responsible for your data. Whatever you want to know, change or have deleted, write
          to <ContactAddress />, and a person will answer.
        </p>
        <p>
          When this policy changes we put the new date at its head, and tell members by e-mail before a change
          that matters takes effect.
        </p>
      </>
    ),
  },
];
