/**
 * Folders and files of front ends whose words still stand in the code, in English. A line goes when its words are in the
 * catalogue of its slice; none is added.
 */
export const notMoved = [
  'mfe-account/src/admin-panel',
];
