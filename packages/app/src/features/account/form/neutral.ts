import { ApiError } from '#platform/client/ApiError.ts';

/** Statuses with which a server could tell that an address is known, or that it is not. */
const telling = new Set([404, 409]);

/**
 * Waits for a call about an address. A refusal that tells whether the address is known counts as
 * done, so that the page has the same words for both (SIGNUP-8).
 *
 * @throws ApiError for any other failure
 */
export async function neutral(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'http' && telling.has(error.status)))
      throw error;
  }
}
