import { HttpResponse } from 'msw';
import { answer, answerAt, refuse } from '../api.ts';
import { advertisement, pictures } from '../fixtures/advertisement.ts';

export const advertisementHandlers = [
  answer('advertisement', () => advertisement),
  answerAt('GET', 'api/assets/:name', ({ param }) => {
    const name = param('name');
    const picture = Object.hasOwn(pictures, name) ? pictures[name] : refuse(404, 'NOT FOUND');
    return new HttpResponse(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
  }),
];
