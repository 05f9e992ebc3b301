import { HttpResponse } from 'msw';
import { answer } from '../api.ts';
import { limit } from '../store/limits.ts';

/** Five letters in ten minutes from one address (SUPPORT-10). */
const limitLetters = limit(5, 600);

export const supportHandlers = [
  answer('contactSupport', ({ body: { email } }) => {
    limitLetters(email.toLowerCase());
    return new HttpResponse(null, { status: 204 });
  }),
];
