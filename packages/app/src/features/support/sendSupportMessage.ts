import type { RequestOf } from '@touchline/contract/definitions';
import { call } from '#platform/client/client.ts';

/** @throws ApiError with `fieldErrors` when the server refuses a field */
export async function sendSupportMessage(
  message: RequestOf<'sendSupportMessage'>['body'],
  signal: AbortSignal,
): Promise<void> {
  await call('sendSupportMessage', { body: message, signal });
}
