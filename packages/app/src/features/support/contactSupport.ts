import type { RequestOf } from '@touchline/contract/definitions';
import { call } from '#platform/client/client.ts';

/** @throws ApiError with `fieldErrors` when the server refuses a field */
export async function contactSupport(
  message: RequestOf<'contactSupport'>['body'],
  signal: AbortSignal,
): Promise<void> {
  await call('contactSupport', { body: message, signal });
}
