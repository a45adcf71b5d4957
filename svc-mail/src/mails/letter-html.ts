import { brand } from '@sufra/contracts';
import { escapeHtml } from './escape-html.ts';
import type { Letter } from './letter.ts';
import { dark, light } from './palette.ts';

const sans = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";

// The style attributes are what every program reads; the classes are for those that know a dark theme.
const darkTheme = `@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important;color:${dark.ink}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.green{color:${dark.green}!important}
.button{background:${dark.green}!important;color:${dark.onGreen}!important}}`;

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;color:${light.ink}">${escapeHtml(text)}</p>`;

const note = (text: string) =>
  `<p class="soft" style="margin:12px 0 0;font-size:14px;color:${light.soft}">${escapeHtml(text)}</p>`;

function button({ label, url }: Letter['actions'][number]) {
  const style = `display:inline-block;padding:14px 28px;border-radius:999px;background:${light.green};color:${light.onGreen};font-weight:600;text-decoration:none`;
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

const link = ({ label, url }: Letter['actions'][number]) =>
  `<p style="margin:0 0 16px"><a class="green" href="${escapeHtml(url)}" style="color:${light.green};font-weight:600">${escapeHtml(label)}</a></p>`;

function spelledOut(url: string) {
  const shown = escapeHtml(url);
  return `<p class="soft" style="margin:12px 0 0;font-size:14px;color:${light.soft}">If the button does not work, open this address:<br><a class="green" href="${shown}" style="color:${light.green};word-break:break-all">${shown}</a></p>`;
}

export function letterHtml({
  subject,
  preview,
  heading,
  salutation,
  paragraphs,
  actions,
  notes,
}: Letter): string {
  const [first, ...others] = actions;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkTheme}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};color:${light.ink};${sans};font-size:16px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="paper" style="background:${light.paper};padding:32px 16px">
<div style="max-width:544px;margin:0 auto">
<p class="green" style="margin:0 0 20px;${serif};font-size:24px;font-weight:600;line-height:1;color:${light.green}">${escapeHtml(brand.name)}</p>
<div class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:14px;padding:32px 28px">
<h1 class="ink" style="margin:0 0 20px;${serif};font-size:28px;font-weight:600;line-height:1.15;color:${light.ink}">${escapeHtml(heading)}</h1>
${[salutation, ...paragraphs].map(paragraph).join('\n')}
${first ? button(first) : ''}
${others.map(link).join('\n')}
${notes.map(note).join('\n')}
${first ? spelledOut(first.url) : ''}
</div>
<p class="soft" style="margin:20px 0 0;font-size:13px;color:${light.soft}">${escapeHtml(`${brand.name} · ${brand.tagline}`)}<br><a class="soft" href="mailto:${escapeHtml(brand.contactAddress)}" style="color:${light.soft}">${escapeHtml(brand.contactAddress)}</a></p>
</div>
</div>
</body>
</html>
`;
}
