import { expect, jest, test } from '@jest/globals';
import type { Resolver } from 'react-hook-form';
import { arrivingResolver } from './arriving-resolver.ts';

type Values = { email: string };
const options = { fields: {}, shouldUseNativeValidation: false };
const refuses: Resolver<Values> = () => ({
  values: {},
  errors: { email: { type: 'custom', message: 'No.' } },
});
const load = () => jest.fn<() => Promise<Resolver<Values>>>();

test('checks as soon as it has come, and comes once', async () => {
  const fetched = load().mockResolvedValue(refuses);
  const { resolver, preload } = arrivingResolver(fetched);
  expect(fetched).not.toHaveBeenCalled();
  preload();
  preload();

  const { errors } = await resolver({ email: '' }, undefined, options);

  expect(errors.email?.message).toBe('No.');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('that cannot be fetched leaves the check to the service, and is asked for again', async () => {
  const fetched = load().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(refuses);
  const { resolver } = arrivingResolver(fetched);

  expect(await resolver({ email: '' }, undefined, options)).toEqual({ values: { email: '' }, errors: {} });
  expect((await resolver({ email: '' }, undefined, options)).errors.email?.message).toBe('No.');
});
