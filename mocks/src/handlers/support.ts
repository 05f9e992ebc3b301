import { HttpResponse } from 'msw';
import { answer } from '../api.ts';

export const supportHandlers = [
  answer('contactSupport', () => new HttpResponse(null, { status: 204 })),
];
