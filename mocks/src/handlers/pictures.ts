import { HttpResponse, http } from 'msw';
import { articles } from '../fixtures/areas/articles.ts';
import { contacts } from '../fixtures/areas/contacts.ts';
import { avatarDrawing, backgroundDrawing } from '../fixtures/drawings/people.ts';
import { productDrawing } from '../fixtures/drawings/products.ts';

type Drawing = () => string;

/**
 * All pictures of the sample data by their path below `api/assets/`. A map, so that a name such as
 * `constructor` finds nothing.
 */
const drawings = new Map<string, Drawing>([
  ...contacts.flatMap(({ id, name }, number): [string, Drawing][] => [
    [`avatars/${id}.svg`, () => avatarDrawing(number, name)],
    [`backgrounds/${id}.svg`, () => backgroundDrawing(number)],
  ]),
  ...articles.flatMap(({ outline }, number) =>
    [1, 2, 3].map((view): [string, Drawing] => [
      `products/product-${number + 1}-${view}.svg`,
      () => productDrawing(number, outline, view),
    ]),
  ),
]);

/** Files that answers refer to. They are not calls of the contract. */
export const picturesHandlers = [
  http.get('*/api/assets/:folder/:name', ({ params }) => {
    const drawing = drawings.get(`${String(params['folder'])}/${String(params['name'])}`);
    if (!drawing)
      return HttpResponse.json({ title: 'NOT FOUND', detail: 'NOT FOUND' }, { status: 404 });
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' };
    return new HttpResponse(drawing(), { headers });
  }),
];
