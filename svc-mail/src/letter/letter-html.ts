import { brand } from '@sufra/contracts';
import { directionOf } from '@sufra/texts';
import { textsIn } from '../texts/text.ts';
import { answersWithin } from './answers-within.ts';
import { type Html, html } from './html.ts';
import { actionParts } from './html-actions.ts';
import {
  detailTable,
  noteParagraph,
  paragraph,
  pictureRow,
  salutationParagraph,
  stepList,
} from './html-parts.ts';
import { sans, serif, spaces, table } from './inline-styles.ts';
import type { Letter } from './letter.ts';
import { light } from './palette.ts';
import { theme } from './theme.ts';

const width = 560;

/** Tables, because Outlook on Windows knows no other way to hold a width or a space; they are told to readers as none. */
export function letterHtml(letter: Letter): Html {
  const { subject, preview, language = 'en' } = letter;
  // As the site's English is written.
  const lang = language === 'en' ? 'en-GB' : language;
  const dir = directionOf(language);
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject}</title>
<style>${{ markup: theme }}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}${{ markup: emptyLine }}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${lang}" dir="${dir}">
<table role="presentation" width="100%" ${spaces} class="paper" bgcolor="${light.paper}" style="${table};background-color:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
${{ markup: `<!--[if mso]><table role="presentation" width="${width}"><tr><td><![endif]-->` }}
<table role="presentation" width="100%" ${spaces} style="${table};max-width:${String(width)}px">
<tr><td class="green" style="padding:0 4px 18px;${serif};font-size:26px;font-weight:600;line-height:32px;color:${light.green}">${brand.name}</td></tr>
${card(letter)}
${foot(letter)}
</table>
${{ markup: '<!--[if mso]></td></tr></table><![endif]-->' }}
</td></tr>
</table>
</div>
</body>
</html>
`;
}

// Keeps an inbox from filling its line of preview with the beginning of the letter.
const emptyLine = '&#847;&zwnj;&nbsp;'.repeat(60);

const card = ({
  language = 'en',
  heading,
  name,
  paragraphs,
  pictures,
  details,
  steps,
  actions,
  notes,
}: Letter) =>
  html`<tr><td class="card" bgcolor="${light.surface}" style="padding:32px 24px;background-color:${light.surface};border:1px solid ${light.line};border-radius:14px;${sans};font-size:16px;line-height:26px;color:${light.ink}">
<h1 class="ink" style="margin:0;${serif};font-size:28px;font-weight:600;line-height:34px;color:${light.ink}">${heading}</h1>
<div class="rule" style="width:40px;height:3px;margin:16px 0 26px;background-color:${light.saffron};border-radius:2px;font-size:0;line-height:0"></div>
${salutationParagraph(name, language)}
${paragraphs.map(paragraph)}
${pictures && pictureRow(pictures)}
${details && detailTable(details, directionOf(language))}
${steps && stepList(steps, directionOf(language))}
${actionParts(actions, language)}
${notes.map(noteParagraph)}
</td></tr>`;

function foot({ reason, language = 'en' }: Letter) {
  const t = textsIn(language);
  return html`<tr><td class="soft" style="padding:24px 4px 0;${sans};font-size:13px;line-height:20px;color:${light.soft}">
<p style="margin:0 0 10px">${reason}</p>
<p style="margin:0 0 10px">${answersWithin(language)}<br><a class="soft" href="mailto:${brand.contactAddress}" style="color:${light.soft}">${brand.contactAddress}</a></p>
<p style="margin:0">${brand.name} · ${t('letter.tagline')}</p>
</td></tr>`;
}
