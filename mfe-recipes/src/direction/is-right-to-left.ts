/** Whether the page is read from the right: what leads forward there is to the left. */
export const isRightToLeft = () => document.documentElement.dir === 'rtl';
