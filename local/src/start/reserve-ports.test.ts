import { createServer } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { type ReservedPorts, reservePorts } from './reserve-ports.ts';

const reservations: ReservedPorts[] = [];
const reserve = () => {
  const reservation = reservePorts();
  reservations.push(reservation);
  return reservation;
};
afterEach(() => Promise.all(reservations.splice(0).map(({ release }) => release())));

const listening = (port: number) =>
  new Promise<() => Promise<void>>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(() => new Promise(done => server.close(() => done()))));
  });

test('products that start at the same moment are given different ports', async () => {
  const products = Array.from({ length: 6 }, reserve);
  const given = await Promise.all(products.flatMap(({ next }) => Array.from({ length: 30 }, () => next())));
  expect(new Set(given).size).toBe(6 * 30);
});

test('one product can have more ports than a block holds', async () => {
  const { next } = reserve();
  const given = await Promise.all(Array.from({ length: 250 }, () => next()));
  expect(new Set(given).size).toBe(250);
  expect(Math.min(...given)).toBeGreaterThan(10_000);
  expect(Math.max(...given)).toBeLessThan(32_768);
});

test('a port that something listens on already is left out', async () => {
  const { next } = reserve();
  const port = await next();
  const stop = await listening(port + 1);
  expect(await next()).toBe(port + 2);
  await stop();
});

test('what a product has released another can have', async () => {
  const first = reserve();
  const claim = (await first.next()) - 1;
  await expect(listening(claim)).rejects.toThrow('EADDRINUSE');
  await first.release();
  const stop = await listening(claim);
  await stop();
});
