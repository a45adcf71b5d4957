import { expect, test } from '@jest/globals';
import { ApiError, NetworkError } from '../http/api-error.ts';
import { retryDelay, shouldRetry } from './create-query-client.ts';

const refusal = (status: number, retryAfter?: number) => new ApiError({ status, message: 'No.', retryAfter });

test.each([400, 401, 403, 404, 409, 422, 429])('a refusal with %d is final', status => {
  expect(shouldRetry(0, refusal(status))).toBe(false);
});

test.each([refusal(500), refusal(502), refusal(503), new NetworkError()])('%s is tried twice more', error => {
  expect([0, 1, 2].map(failures => shouldRetry(failures, error))).toEqual([true, true, false]);
});

test('a fault of our own is not repeated', () => {
  expect(shouldRetry(0, new TypeError('undefined is not a function'))).toBe(false);
});

test('the pause grows, and is as long as the service asks for, within reason', () => {
  expect(retryDelay(0, new NetworkError())).toBeLessThanOrEqual(1_000);
  expect(retryDelay(1, new NetworkError())).toBeGreaterThanOrEqual(1_200);
  expect(retryDelay(0, refusal(503, 5))).toBe(5_000);
  expect(retryDelay(0, refusal(503, 9_999))).toBe(30_000);
});
