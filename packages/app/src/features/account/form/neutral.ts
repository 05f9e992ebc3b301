import { ApiError } from '#platform/client/ApiError.ts';

/** Statuses with which a server could tell that an address is known, or that it is not. */
const telling = new Set([404, 409]);

/** Statuses with which it could tell so at the field of the address. */
const refusing = new Set([400, 422]);

/**
 * Waits for a call about an address that the form accepts. A refusal that tells whether the address is
 * known counts as done, so that the page has the same words for both (SIGNUP-8).
 *
 * @throws ApiError for any other failure
 */
export async function neutral(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'http' && tells(error))) throw error;
  }
}

/** With other fields it is a refusal of those, which the person can mend. */
function tells({ status, fieldErrors }: ApiError): boolean {
  const fields = Object.keys(fieldErrors);
  const isOfAddress = fields.length > 0 && fields.every((name) => name.toLowerCase() === 'email');
  return telling.has(status) || (refusing.has(status) && isOfAddress);
}
