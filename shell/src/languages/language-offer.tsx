import { directionOf, type Language } from '@sufra/texts';
import { IconButton, pageLanguage, session } from '@sufra/web-kit';
import { chosenLanguage, rememberLanguage } from '@sufra/web-kit/chosen-language';
import { X } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addressIn } from './address-in.ts';
import { chooseLanguage, keepOnAccount } from './choose-language.ts';
import styles from './language-offer.module.css';
import { offers } from './offers.ts';
import { preferredLanguage } from './preferred-language.ts';

/** Over the page, so that nothing moves; said in the language that is offered. */
export function LanguageOffer({ language }: { language: Exclude<Language, 'en'> }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const [words, no] = offers[language];
  const decline = () => {
    rememberLanguage(pageLanguage());
    setOpen(false);
  };
  return (
    <aside
      className={styles.offer}
      lang={language}
      dir={directionOf(language)}
      aria-label={words}
      data-print="hide"
    >
      <a
        href={addressIn(language)}
        onClick={event => {
          event.preventDefault();
          void chooseLanguage(language);
        }}
      >
        {words}
      </a>
      <IconButton label={no} onClick={decline}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}

/** Once: a visitor who has chosen, or said no, is not asked again. A member who chose before signing in keeps it. */
export function showOffer() {
  const { user } = session.get();
  if (user && !user.language && chosenLanguage() === pageLanguage()) void keepOnAccount(pageLanguage());
  if (chosenLanguage()) return;
  const language = preferredLanguage([...(user?.language ? [user.language] : []), ...navigator.languages]);
  if (!language || language === 'en' || language === pageLanguage()) return;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<LanguageOffer language={language} />);
}
