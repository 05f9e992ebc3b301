import * as v from 'valibot';
import { call } from '#platform/client/client.ts';

export interface ContactRequest {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Where the person was, if they left it in. */
  page?: string;
  version?: string;
}

/** @throws ApiError with `fieldErrors` when the server refuses a field */
export async function contactSupport(request: ContactRequest): Promise<void> {
  await call('contactSupport', v.unknown(), { body: request });
}
