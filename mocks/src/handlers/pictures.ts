import { serveFiles } from '../api.ts';
import { articles } from '../fixtures/areas/articles.ts';
import { seedContacts } from '../fixtures/areas/contacts.ts';
import { avatarDrawing, backgroundDrawing } from '../fixtures/drawings/people.ts';
import { productDrawing } from '../fixtures/drawings/products.ts';

type Drawing = () => string;

/**
 * All pictures of the sample data by their path below `api/assets/`. A map, so that a name such as
 * `constructor` finds nothing.
 */
const drawings = new Map<string, Drawing>([
  ...seedContacts.flatMap(({ id, name }, number): [string, Drawing][] => [
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

function drawingAt(path: string) {
  const content = drawings.get(path)?.();
  return content === undefined ? undefined : { type: 'image/svg+xml', content };
}

export const picturesHandlers = [
  serveFiles('api/assets/:folder/:name', (param) =>
    drawingAt(`${param('folder')}/${param('name')}`),
  ),
];
