import type { BlogTranslation } from '@sufra/contracts';
import { languageNames } from '@sufra/texts';
import { prefixOf } from '@sufra/web-kit';
import { tRich } from '../texts/text.ts';
import { readersLanguage } from './api/blogs.ts';
import { blogPath } from './blog-path.ts';
import styles from './translations.module.css';

/** The same post in other languages, each on a page of that language; the reader's own comes first. */
export function Translations({ translations }: { translations: BlogTranslation[] }) {
  if (translations.length === 0) return null;
  const own = readersLanguage();
  const ordered = translations.toSorted(
    (one, other) => Number(other.language === own) - Number(one.language === own),
  );
  return (
    <p className={styles.translations}>
      {tRich('post.alsoIn', {
        languages: (
          <span className={styles.list}>
            {ordered.map(({ language, slug, title }) => (
              <a
                key={language}
                href={prefixOf(language) + blogPath({ slug })}
                hrefLang={language}
                lang={language}
                title={title}
              >
                {languageNames[language]}
              </a>
            ))}
          </span>
        ),
      })}
    </p>
  );
}
