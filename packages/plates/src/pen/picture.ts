const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`);

/** The whole SVG, with its alternative text. */
export const picture = (drawn: string, alt: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" stroke-linecap="round" role="img" aria-label="${escaped(alt)}">${drawn}</svg>`;
