import { languages } from '@sufra/texts';

const english = 'en';

/** The language that a path leads to. */
export function languageOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return languages.find(language => language !== english && language === first) ?? english;
}

/** The shell's page, without any other page in it: it stands for each page that was not kept itself. */
export const frameAddress = (language: string) =>
  language === english ? '/index.html' : `/index.${language}.html`;

/** All files with a hash that a page names. */
export const namedBy = (html: string): string[] => [
  ...new Set(html.match(/\/(?:mfe\/[\w-]+\/)?[\w-][\w.-]*\.[\da-f]{8,}\.(?:js|css|woff2|svg)(?=["' ])/g)),
];
