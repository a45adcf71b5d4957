import { Problem } from '@sufra/service-kit';
import { awayProblem } from './stripe-faults.ts';

const waited = (ms: number) => new Error(`Stripe's answers took more than ${ms} ms together`);

/**
 * What a member waits for has an end, and Stripe's absence is told in the one way. What is under way goes on: it is written so
 * that it may be repeated.
 */
export async function withinPatience<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    const give = () =>
      reject(new Problem('service_unavailable', { retryAfterSeconds: 5, cause: waited(ms) }));
    timer = setTimeout(give, ms);
  });
  try {
    return await Promise.race([work(), patience]);
  } catch (error) {
    throw awayProblem(error) ?? error;
  } finally {
    clearTimeout(timer);
  }
}
