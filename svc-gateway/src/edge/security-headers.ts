import type { Response } from 'express';

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The shell's own, the cleaning of posts, and what the blog's editor reads pasted text by.
  'trusted-types default dompurify ProseMirrorClipboard',
].join('; ');

// Opened as a page of its own, a picture that a member sent is of no origin and can do nothing.
const otherPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

const always: [string, string][] = [
  ['content-security-policy', otherPolicy],
  ['x-content-type-options', 'nosniff'],
  // A mailed link's token stands in the address of the page that it opens.
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
  ['x-frame-options', 'DENY'],
];

/** On every answer, of the gateway and of services. Only a site that is served over https may insist on it. */
export function securityHeaders({ mode, publicOrigin }: { mode: string; publicOrigin: string }) {
  const isHttps = mode === 'production' && publicOrigin.startsWith('https:');
  return isHttps
    ? [...always, ['strict-transport-security', 'max-age=63072000; includeSubDomains'] as [string, string]]
    : always;
}

// A worker's own answer says what it may fetch, whichever page has begun it.
const workerPolicy = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";

/**
 * The service worker keeps the shell's page as a file, and gives it out in the place of pages when there is no net: it has the policy that
 * it is shown with then. Search engines are led to pages.
 */
export function allowShellFile(res: Response, segments: readonly string[]) {
  const [file = ''] = segments.length === 1 ? segments : [];
  if (file === 'sw.js') res.setHeader('content-security-policy', workerPolicy);
  if (!/^index(?:\.[\w-]+)?\.html$/.test(file)) return;
  allowPage(res);
  res.setHeader('x-robots-tag', 'noindex');
}

/** For an answer that a browser shows as a page. */
export const allowPage = (res: Response) => res.setHeader('content-security-policy', pagePolicy);
