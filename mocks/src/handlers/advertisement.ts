import { HttpResponse } from 'msw';
import { answer, answerAt, refuse } from '../api.ts';
import { advertisement, pictures } from '../fixtures/advertisement.ts';
import { notePictures } from '../fixtures/drawings/notes.ts';

const drawings = new Map(Object.entries({ ...pictures, ...notePictures }));

export const advertisementHandlers = [
  answer('advertisement', () => advertisement),
  answerAt('GET', 'api/assets/:name', ({ param }) => {
    const picture = drawings.get(param('name')) ?? refuse(404, 'NOT FOUND');
    return new HttpResponse(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
  }),
];
