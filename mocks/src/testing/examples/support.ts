import type { ExamplesOf } from './example.ts';

export const supportExamples: ExamplesOf<'support'> = {
  sendSupportMessage: {
    request: {
      body: {
        name: 'Ada',
        email: 'ada@touchline.example',
        subject: 'A result',
        message: 'It was 2–1.',
        page: '/matches',
        version: '0.1.0',
        connection: 'connected',
      },
    },
    required: ['name', 'email', 'subject', 'message'],
    visitor: 'served',
  },
};
