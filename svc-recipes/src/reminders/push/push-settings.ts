import { variable } from '@sufra/service-kit';
import { z } from 'zod';

const bytesOfKey = 32;
const hostPattern = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** The private half of a pair on P-256, as `deploy/secrets/make-secret.mjs` makes it. */
export const pushKey = () =>
  z
    .string()
    .refine(
      value => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytesOfKey,
      'must hold a private key of 32 bytes in base64url',
    );

export const pushHosts = () =>
  variable
    .list()
    .refine(
      hosts => hosts.length > 0 && hosts.every(host => hostPattern.test(host)),
      'must hold names of hosts, as push.example or *.push.example, separated by commas',
    );
