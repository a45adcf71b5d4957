import { ApiError, session } from '@sufra/web-kit';

/** Asks what only admins may ask. A refusal may mean that the role has gone meanwhile: then the session learns of it first. */
export async function asAdmin<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) await session.refreshUser();
    throw error;
  }
}
