import { HttpResponse } from 'msw';
import { answer } from '../api.ts';

export const supportHandlers = [
  answer('sendSupportMessage', () => new HttpResponse(null, { status: 204 })),
];
