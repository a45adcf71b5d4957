import { tellPages } from './tell-pages.ts';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Does what keeps something, and says so to the member where the device has no room for it. Answers whether it is kept. */
export async function keepOrSay(keep: () => Promise<unknown>, { lost = false } = {}): Promise<boolean> {
  try {
    await keep();
    return true;
  } catch (error) {
    if (!isFull(error)) throw error;
    await tellPages({ type: 'storage-full', lost });
    return false;
  }
}
