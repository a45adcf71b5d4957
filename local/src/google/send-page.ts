import type { ServerResponse } from 'node:http';

interface Page {
  status: number;
  html: string;
  /** Where a form on it may end. */
  leadsTo?: string;
}

export const policy = (leadsTo = '') =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`;

export function sendPage(res: ServerResponse, { status, html, leadsTo }: Page) {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(leadsTo),
    'cache-control': 'no-store',
  });
  res.end(html);
}
