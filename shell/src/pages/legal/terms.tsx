import { brand, limits, premium } from '@sufra/contracts';
import { formatMoney } from '@sufra/web-kit';
import { t, tRich } from '../../texts/text.ts';
import { ContactAddress } from './contact-address.tsx';
import { linkTo } from './link-to.tsx';
import type { LegalSection } from './sections.tsx';

export const terms = (): LegalSection[] => [
  {
    id: 'agreement',
    title: t('terms.agreement.title'),
    text: (
      <>
        <p>{t('terms.agreement.site', { brand: brand.name })}</p>
        <p>{t('terms.agreement.age')}</p>
      </>
    ),
  },
  {
    id: 'account',
    title: t('terms.account.title'),
    text: (
      <>
        <p>{t('terms.account.yours')}</p>
        <p>{tRich('terms.account.end', { account: linkTo('/account') })}</p>
      </>
    ),
  },
  {
    id: 'recipes',
    title: t('terms.recipes.title'),
    text: (
      <>
        <p>{tRich('terms.recipes.check', { check: linkTo('/how-we-check') })}</p>
        <p>{t('terms.recipes.label')}</p>
      </>
    ),
  },
  {
    id: 'plans',
    title: t('terms.plans.title'),
    text: (
      <>
        <p>
          {tRich('terms.plans.cost', {
            recipes: limits.freeGenerations,
            price: formatMoney(premium.pricePence, premium.currency),
            percent: premium.charityPercent,
            charity: linkTo('/charity'),
          })}
        </p>
        <p>{tRich('terms.plans.cancel', { billing: linkTo('/billing') })}</p>
      </>
    ),
  },
  {
    id: 'use',
    title: t('terms.use.title'),
    text: (
      <>
        <p>{t('terms.use.fair', { brand: brand.name })}</p>
        <p>{t('terms.use.owners')}</p>
      </>
    ),
  },
  {
    id: 'responsibility',
    title: t('terms.responsibility.title'),
    text: (
      <>
        <p>{t('terms.responsibility.limits')}</p>
        <p>{tRich('terms.responsibility.changes', { address: <ContactAddress /> })}</p>
      </>
    ),
  },
];
