import { sanitisedFragment } from '@touchline/ui/RichText';
import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';
import { bodySchema } from './schema.ts';

const parser = DOMParser.fromSchema(bodySchema);
const serializer = DOMSerializer.fromSchema(bodySchema);

/** A body as the editor holds it. What it cannot hold is left out, its words stay. */
export function documentOf(html: string): Node {
  return parser.parse(sanitisedFragment(html));
}

/** What somebody pastes, reduced in the same way. */
export function sliceOf(html: string): Slice {
  return parser.parseSlice(sanitisedFragment(html));
}

/** A body as it is sent; empty where there are no words. */
export function htmlOf(body: Node): string {
  if (body.textContent.trim() === '') return '';
  const place = document.createElement('div');
  place.append(serializer.serializeFragment(body.content));
  return place.innerHTML;
}
