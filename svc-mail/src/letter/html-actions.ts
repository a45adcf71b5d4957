import { textsIn } from '../texts/text.ts';
import { type Html, html } from './html.ts';
import { breaking, sans, spaces } from './inline-styles.ts';
import type { Action } from './letter.ts';
import { light } from './palette.ts';

/** The first as a button. */
export function actionParts([first, ...others]: readonly Action[], language: string): Html {
  if (!first) return html``;
  return html`${button(first)}
${others.map(textLink)}
${first.isSpelledOut ? spelledOut(first, language) : undefined}`;
}

// Outlook on Windows gives a link no space around it: the cell holds the colour and, for Outlook alone, the space.
const button = ({ label, url }: Action) =>
  html`<table role="presentation" ${spaces} style="margin:28px 0 0;border-collapse:separate"><tr><td class="button" align="center" bgcolor="${light.green}" style="border-radius:999px;background-color:${light.green};mso-padding-alt:14px 28px"><a class="on-green" href="${url}" style="display:inline-block;padding:14px 28px;${sans};font-size:16px;font-weight:600;line-height:20px;color:${light.onGreen};text-decoration:none">${label}</a></td></tr></table>`;

const textLink = ({ label, url }: Action) =>
  html`<p style="margin:8px 0 0"><a class="green" href="${url}" style="display:inline-block;padding:9px 0;font-weight:600;color:${light.green}">${label}</a></p>`;

function spelledOut({ url }: Action, language: string) {
  const t = textsIn(language);
  return html`<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:22px;color:${light.soft}">${t('letter.button')}<br><a class="green" href="${url}" style="${breaking};color:${light.green}">${url}</a></p>`;
}
