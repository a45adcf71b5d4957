/** The browser's stores of this site, as its developer tools list them. */
export const stores = {
  /** The shell's page of each language, and which slices there are. */
  site: 'sufra-site',
  /** Files whose names bear a hash of their content. */
  files: 'sufra-files',
  /** Public pages as they were last seen. */
  pages: 'sufra-pages',
  /** What the API answers every visitor. */
  answers: 'sufra-answers',
  pictures: 'sufra-pictures',
};

const memberPrefix = 'sufra-member-';

/** What the API answered one member. */
export const storeOf = (memberId: string) => memberPrefix + memberId;

export const isOfMember = (store: string) => store.startsWith(memberPrefix);
