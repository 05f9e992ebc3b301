import { ApiError } from './ApiError.ts';

/** The answer to a call for one thing by its id; null and no error when there is none of that id. */
export async function nullIfMissing<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    // A 400 means that the id in the address is malformed.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
