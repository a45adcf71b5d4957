import { type Language, languageNames, languages } from '@sufra/texts';
import { MenuLink, pageLanguage } from '@sufra/web-kit';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { DigitsItems } from '../digits/digits-items.tsx';
import { addressIn } from './address-in.ts';
import { chooseLanguage } from './choose-language.ts';
import styles from './languages.module.css';

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Each by its own name, as a link to the same page. */
export const Languages = () => (
  <>
    {languages.map(language => (
      <MenuLink key={language}>
        <LanguageLink language={language} />
      </MenuLink>
    ))}
    <DigitsItems />
  </>
);

function LanguageLink({ language, ...item }: { language: Language }) {
  const isHere = language === pageLanguage();
  const choose = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void chooseLanguage(language);
  };
  return (
    <a
      {...item}
      href={addressIn(language)}
      hrefLang={language}
      lang={language}
      aria-current={isHere ? 'true' : undefined}
      onClick={choose}
    >
      <span className={styles.mark}>{isHere && <Check aria-hidden="true" />}</span>
      {languageNames[language]}
    </a>
  );
}
