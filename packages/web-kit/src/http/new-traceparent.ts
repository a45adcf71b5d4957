const traceBytes = 16;
const spanBytes = 8;

const hex = (count: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Names this one request (W3C Trace Context), so that a site which records traces can tell what it brought about. Nothing of it is kept. */
export const newTraceparent = () => `00-${hex(traceBytes)}-${hex(spanBytes)}-01`;
