const longest = 60;

// Letters with what stands between them in names. Anything else could become a link, or a message of somebody else's to a
// mailbox that is not theirs: a dot between letters is a host name, digits are a telephone number.
const plainName = /^[\p{L}\p{M}]+(?:(?:\. |['’ -])[\p{L}\p{M}]+)*\.?$/u;

/** Names come from whoever typed them, and the reader may be somebody else: only what is plainly a name is repeated. */
export const salutation = (name: string) =>
  name.length <= longest && plainName.test(name) ? `Assalamu alaikum, ${name}.` : 'Assalamu alaikum.';
