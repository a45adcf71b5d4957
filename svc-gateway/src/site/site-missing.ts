import { brand } from '@sufra/contracts';
import { directionOf, isLanguage, type Language, languages } from '@sufra/texts';
import { onlyPlain, type Variants } from '../content/variants.ts';
import { html } from '../html/html.ts';
import { textsIn } from '../texts/text.ts';

// It needs nothing that may be missing too, and no style that the policy would refuse.
function pageIn(language: Language): Variants {
  const t = textsIn(language);
  const title = t('away.title', { brand: brand.name });
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t('away.words')}</p>
<p><a href="">${t('away.again')}</a></p>
</main>
</body>
</html>
`;
  return onlyPlain(Buffer.from(page.text));
}

const pages = new Map(languages.map(language => [language, pageIn(language)]));

/** What is shown when the shell itself cannot be read, and which languages it has with it: by the address alone. */
export function siteMissing([first]: readonly string[]) {
  const language = isLanguage(first) ? first : 'en';
  return { language, variants: pages.get(language) ?? pageIn(language) };
}
