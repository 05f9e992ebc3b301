import { Schema, type DOMOutputSpec } from 'prosemirror-model';

const listItems = { content: 'list_item+', group: 'block' };

/** Whether a link is one that the contract takes in a body: a page of the product, or `https`. */
export function isBodyLink(href: string): boolean {
  return /^(?:\/(?![/\\])|https:\/\/)[^"<>\s\\]*$/.test(href);
}

const tag =
  (name: string): (() => DOMOutputSpec) =>
  () => [name, 0];

/**
 * What a message can consist of (ADMIN-18, ADMIN-115): paragraphs, lists, emphasis and links. The
 * editor can hold nothing else, so what is typed or pasted has no other element.
 */
export const bodySchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: tag('p') },
    bullet_list: { ...listItems, parseDOM: [{ tag: 'ul' }], toDOM: tag('ul') },
    ordered_list: { ...listItems, parseDOM: [{ tag: 'ol' }], toDOM: tag('ol') },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: tag('li'),
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href') ?? '';
            return isBodyLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: tag('strong') },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: tag('em') },
  },
});
