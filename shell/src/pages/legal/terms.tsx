import { brand, limits, premium } from '@sufra/contracts';
import { OfferedLink } from '../../slices/offered.tsx';
import { ContactAddress } from './contact-address.tsx';
import type { LegalSection } from './sections.tsx';

const price = new Intl.NumberFormat('en-GB', { style: 'currency', currency: premium.currency });

export const terms: LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    text: (
      <>
        <p>
          {brand.name} helps you cook halal food: it writes recipes from what you have, keeps a guide to the
          foods of the Sunnah, and publishes a blog. By using the site you accept these terms. If you do not
          accept them, please do not use it.
        </p>
        <p>
          You may read the public pages without an account. To generate recipes you need one, and you need to
          be at least 16 years old, or have the consent of a parent or guardian.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          Please sign up with an e-mail address that is yours, and confirm it by the link that we send. Keep
          your password to yourself: what is done from your account counts as done by you. If you think that
          somebody else knows your password, change it, which signs every other device out, and tell us.
        </p>
        <p>
          You can delete your account at any time on your{' '}
          <OfferedLink to="/account">account page</OfferedLink>. We may close an account that is used to harm
          others, to break the law or to get around the limits of the service, and we will say why.
        </p>
      </>
    ),
  },
  {
    id: 'recipes',
    title: 'Recipes, and what they are not',
    text: (
      <>
        <p>
          Recipes are written by an artificial intelligence and then checked line by line against our halal
          rules. We take great care with that check, and{' '}
          <OfferedLink to="/how-we-check">describe openly how it works</OfferedLink>, but it can be wrong. A
          recipe is a kitchen aid, not a fatwa. For a ruling, please ask a scholar whom you trust.
        </p>
        <p>
          Read the label of everything you buy, look for a certificate where it matters, and check every
          recipe for allergens yourself. Nutritional figures are estimates and no medical advice; neither is
          our guide to the foods of the Sunnah.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans, payment and cancellation',
    text: (
      <>
        <p>
          The free plan includes {limits.freeGenerations} recipe generations and costs nothing. They renew on
          the first day of each month at midnight UTC; the plan card and your dashboard say so too. The
          premium plan costs {price.format(premium.pricePence / 100)} a {premium.interval}, is paid in
          advance, and renews every {premium.interval} until you cancel. It lifts the limit on generations
          within fair use, opens all meal types, and saves your recipes. {premium.charityPercent}% of the
          proceeds go to charity; the <OfferedLink to="/charity">charity ledger</OfferedLink> shows every
          pledge and every transfer.
        </p>
        <p>
          You may cancel whenever you like on the <OfferedLink to="/billing">billing page</OfferedLink>.
          Premium then ends at once and cannot be resumed, though you may subscribe anew. You keep the recipes
          that you have saved. The rights that consumer law gives you, such as a right to withdraw, are not
          touched by these terms.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Fair use and what belongs to whom',
    text: (
      <>
        <p>
          Please use {brand.name} as a person in a kitchen would. Do not call it by machine, overload it, look
          for holes in it without telling us, or try to make it write anything unlawful or hurtful. We limit
          how much one member can generate in an hour, so that there is enough for all.
        </p>
        <p>
          The recipes that you generate are yours to cook, print and share. The site, its texts, its design
          and its name are ours. Posts on the blog belong to those who wrote them.
        </p>
      </>
    ),
  },
  {
    id: 'responsibility',
    title: 'Responsibility and changes',
    text: (
      <>
        <p>
          We run the site with care but cannot promise that it is always there or free of faults. Nothing in
          these terms limits our liability for death or injury caused by negligence, for fraud, or for
          anything else that the law does not allow us to limit. Beyond that, we are liable only for damage
          that could be foreseen, and at most for what you paid us in the twelve months before it.
        </p>
        <p>
          When we change these terms we put the new date at their head, and tell members by e-mail before a
          change that matters takes effect. The law of England and Wales applies; if you live elsewhere, you
          keep the protection of your own country’s consumer law. Questions are welcome at <ContactAddress />.
        </p>
      </>
    ),
  },
];
