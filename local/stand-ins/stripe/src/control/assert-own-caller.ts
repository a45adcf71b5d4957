import type { IncomingMessage } from 'node:http';
import { StripeProblem } from '../stripe-problem.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A name without a dot is of this machine or of the network of containers; no page of the web has one. */
const isNear = (hostname: string, publicUrl: string) =>
  loopback.has(hostname) || !hostname.includes('.') || hostname === new URL(publicUrl).hostname;

/** A page in a browser must not move the clock: not by a form, not by a name that leads here. */
export function assertOwnCaller({ headers, method }: IncomingMessage, publicUrl: string): void {
  const refuse = (message: string, status = 403) => {
    throw new StripeProblem(status, message);
  };
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? '.';
  if (!isNear(host, publicUrl)) refuse('This address is not for others.');
  if (headers.origin !== undefined && headers.origin !== new URL(publicUrl).origin)
    refuse('No page of another site may ask this.');
  if (headers['sec-fetch-site'] === 'cross-site') refuse('No page of another site may ask this.');
  if (method === 'POST' && !headers['content-type']?.startsWith('application/json'))
    refuse('The control addresses take application/json.', 415);
}
