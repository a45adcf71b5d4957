import type { IncomingMessage } from 'node:http';

/** A request names no body, or says how it is sent. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
