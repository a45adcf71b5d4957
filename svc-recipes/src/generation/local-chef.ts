/** What the kitchen without AI, of a local run, calls itself. */
export const localChef = 'local-chef';
