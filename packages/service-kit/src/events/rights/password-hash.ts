import { createHash, randomBytes } from 'node:crypto';

/** How RabbitMQ keeps a password: four bytes of salt, then SHA-256 of salt and password. */
export function passwordHash(password: string, salt = randomBytes(4)): string {
  const digest = createHash('sha256').update(salt).update(password).digest();
  return Buffer.concat([salt, digest]).toString('base64');
}
