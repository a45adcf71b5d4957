/** A remote's entry puts its container into a global variable, and a variable's name has no hyphen. */
export const federationName = (sliceName: string) => sliceName.replaceAll('-', '_');

/** Where a microfrontend's files are on the site. */
export const addressInSite = (sliceName: string) => `/mfe/${sliceName}/`;
