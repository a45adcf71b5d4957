/** MongoDB's own limit, which `hello` announces. */
export const maxMessageSize = 48_000_000;
