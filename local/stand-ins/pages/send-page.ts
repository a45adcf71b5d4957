import type { ServerResponse } from 'node:http';

interface Shown {
  status: number;
  html: string;
  /** Where a form on it may end, beside here. */
  leadsTo?: string | null;
}

const originOf = (address: string | null | undefined) => (address ? (URL.parse(address)?.origin ?? '') : '');

export const policy = (leadsTo?: string | null) =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${originOf(leadsTo)}; base-uri 'none'; frame-ancestors 'none'`;

export function sendPage(response: ServerResponse, { status, html, leadsTo }: Shown) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(leadsTo),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

export const leadTo = (response: ServerResponse, address: string) =>
  response.writeHead(303, { location: address, 'cache-control': 'no-store' }).end();
