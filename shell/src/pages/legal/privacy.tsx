import { brand, limits } from '@sufra/contracts';
import { t, tRich } from '../../texts/text.ts';
import { ContactAddress } from './contact-address.tsx';
import { linkTo } from './link-to.tsx';
import type { LegalSection } from './sections.tsx';

export const privacy = (): LegalSection[] => [
  {
    id: 'collected',
    title: t('privacy.collected.title'),
    text: (
      <>
        <p>{t('privacy.collected.signUp')}</p>
        <p>{t('privacy.collected.religion')}</p>
      </>
    ),
  },
  {
    id: 'recipes',
    title: t('privacy.recipes.title'),
    text: (
      <>
        <p>{t('privacy.recipes.sent')}</p>
        <p>{t('privacy.recipes.eaters')}</p>
        <p>{t('privacy.recipes.kept')}</p>
        <p>{t('privacy.recipes.calendar', { years: limits.calendarYearsKept })}</p>
        <p>{t('privacy.recipes.photos')}</p>
        <p>{t('privacy.recipes.reports')}</p>
        <p>{t('privacy.recipes.reminders')}</p>
        <p>{t('privacy.recipes.prayerCalendar')}</p>
      </>
    ),
  },
  {
    id: 'payments',
    title: t('privacy.payments.title'),
    text: (
      <>
        <p>{t('privacy.payments.words')}</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: t('privacy.cookies.title'),
    text: (
      <>
        <p>{t('privacy.cookies.none')}</p>
        <p>{t('privacy.cookies.stored')}</p>
        <ul>
          <li>{t('privacy.cookies.session')}</li>
          <li>{t('privacy.cookies.known')}</li>
          <li>{t('privacy.cookies.choices')}</li>
          <li>{t('privacy.cookies.theme')}</li>
          <li>{t('privacy.cookies.language')}</li>
          <li>{t('privacy.cookies.shared')}</li>
          <li>{t('privacy.cookies.offline')}</li>
          <li>{t('privacy.cookies.tab')}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'rights',
    title: t('privacy.rights.title'),
    text: (
      <>
        <p>{tRich('privacy.rights.account', { account: linkTo('/account') })}</p>
        <p>{t('privacy.rights.complain')}</p>
      </>
    ),
  },
  {
    id: 'questions',
    title: t('privacy.questions.title'),
    text: (
      <>
        <p>{tRich('privacy.questions.write', { brand: brand.name, address: <ContactAddress /> })}</p>
        <p>{t('privacy.questions.changes')}</p>
      </>
    ),
  },
];
