/** A remote's entry puts its container into a global variable, and a variable's name has no hyphen. */
export const federationName = (sliceName: string) => sliceName.replaceAll('-', '_');
