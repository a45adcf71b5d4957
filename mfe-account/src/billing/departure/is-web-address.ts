/** Whether a browser may be sent there: anything but the web could be a script. */
export const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
