/** Whether the page runs from the right: for what points or moves by itself, and not by logical sides of a style. */
export const isRightToLeft = () => document.documentElement.dir === 'rtl';
