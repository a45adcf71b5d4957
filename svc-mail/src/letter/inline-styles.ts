import { html } from './html.ts';

// Names of fonts without quotes: they stand inside an attribute.
export const sans = 'font-family:Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
export const serif = 'font-family:Fraunces,Georgia,Times New Roman,serif';

export const table = 'width:100%;border-collapse:separate;border-spacing:0';

/** For programs that take the spaces of a table from its attributes alone. */
export const spaces = html`border="0" cellpadding="0" cellspacing="0"`;

/** A word that is longer than the line, a name or an address, is broken and not cut off. */
export const breaking = 'word-break:break-word;overflow-wrap:anywhere';
