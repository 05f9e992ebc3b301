import { HttpResponse } from 'msw';
import { answer } from '../api.ts';
import { limit } from '../store/limits.ts';

/** Five messages in ten minutes from one address (SUPPORT-10). */
const limitMessages = limit(5, 600);

export const supportHandlers = [
  answer('contactSupport', ({ body: { email } }) => {
    limitMessages(email.toLowerCase());
    return new HttpResponse(null, { status: 204 });
  }),
];
