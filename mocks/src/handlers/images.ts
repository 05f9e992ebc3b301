import { answer, serveFiles } from '../api.ts';
import { notePictures } from '../fixtures/drawings/notes.ts';
import { pictures } from '../fixtures/advertisement.ts';
import { advertisementPicture } from '../fixtures/advertisements.ts';
import { crestOf } from '../fixtures/crests.ts';
import { refuseField } from '../problems.ts';
import { images, readImage } from '../store/images.ts';
import { schools } from '../store/schools.ts';

const drawings = new Map(Object.entries({ ...pictures, ...notePictures }));

/** The drawing of this name. */
function drawingOf(name: string): string | null {
  const id = /^crest-(.+)\.svg$/.exec(name)?.[1];
  if (id) return schools.find(id) ? crestOf(id) : null;
  return drawings.get(name) ?? advertisementPicture(name);
}

export const imagesHandlers = [
  answer('uploadImage', async ({ body: { image } }) => {
    const read =
      (await readImage(image)) ?? refuseField('image', 'This is no picture of that type');
    const { id } = images.append({ id: images.newId(), ...read });
    return { url: `/api/assets/${id}` };
  }),
  serveFiles('api/assets/:name', (param) => {
    const image = images.find(param('name'));
    if (image) return { type: image.type, content: image.bytes };
    const drawing = drawingOf(param('name'));
    return drawing === null ? undefined : { type: 'image/svg+xml', content: drawing };
  }),
];
