import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { answer, refuse } from '../api.ts';

const request = v.object({
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  subject: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
});

export const supportHandlers = [
  answer('contactSupport', async ({ body }) => {
    const { name, email, subject, message } = await body(request);
    const errors = {
      ...(name.trim() ? {} : { name: ['Please give your name'] }),
      ...(/^\S+@\S+$/.test(email.trim()) ? {} : { email: ['This is not an e-mail address'] }),
      ...(subject.trim() ? {} : { subject: ['Please give a subject'] }),
      ...(message.trim() ? {} : { message: ['Please write a message'] }),
    };
    if (Object.keys(errors).length) refuse(400, 'Some fields need another look', errors);
    return new HttpResponse(null, { status: 204 });
  }),
];
