import { HttpResponse, http } from 'msw';
import { answer } from '../api.ts';
import { now } from '../clock.ts';
import { pictures } from '../fixtures/advertisement.ts';
import { advertisementPicture } from '../fixtures/advertisements.ts';
import { crestOf } from '../fixtures/crests.ts';
import { refuseField } from '../refusals.ts';
import { images, readImage } from '../store/images.ts';
import { schools } from '../store/schools.ts';

/** The drawing of this name. */
function drawingOf(name: string): string | null {
  const id = /^crest-(.+)\.svg$/.exec(name)?.[1];
  if (id) return schools.find(id) ? crestOf(id) : null;
  if (Object.hasOwn(pictures, name)) return pictures[name] ?? null;
  return advertisementPicture(name);
}

function served(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new HttpResponse(body, { headers: { 'Content-Type': type, Date: now().toUTCString() } });
}

export const imagesHandlers = [
  answer('uploadImage', ({ body: { image } }) => {
    const read = readImage(image) ?? refuseField('image', 'This is not a picture of that type');
    const { id } = images.append({ id: images.newId(), ...read });
    return { url: `/api/assets/${id}` };
  }),
  // Pictures are files and not calls of the contract.
  http.get('*/api/assets/:name', ({ params }) => {
    const name = String(params['name']);
    const image = images.find(name);
    if (image) return served(image.bytes, image.type);
    const drawing = drawingOf(name);
    if (drawing) return served(drawing, 'image/svg+xml');
    return HttpResponse.json({ title: 'NOT FOUND', detail: 'NOT FOUND' }, { status: 404 });
  }),
];
