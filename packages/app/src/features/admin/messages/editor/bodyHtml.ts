import { sanitisedFragment } from '@touchline/ui/sanitise';
import { isBodyLink } from './bodyLink.ts';

/** Characters without a width that editors put where the cursor has to stand. */
const helpers = /[\u200B\uFEFF]/g;

/** Elements that end the paragraph before them, whatever becomes of them. */
const blocks = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE HR SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV ADDRESS'
    .concat(' FIGURE FIGCAPTION DL DT DD TABLE CAPTION TR TD TH LI')
    .split(' '),
);

const emphasis: Partial<Record<string, string>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
};

/** The element that stands for another one inside a line; none where only its words stay. */
function lineElement(source: Element): HTMLElement | undefined {
  const name = emphasis[source.nodeName];
  if (name) return document.createElement(name);
  const href = source.nodeName === 'A' ? (source.getAttribute('href') ?? '') : '';
  if (!isBodyLink(href)) return undefined;
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
}

/**
 * Adds an entry to a list. One that begins with a list has no words for it: that belongs to the entry
 * before it, and the first one gives it its own place.
 */
function addEntry(list: Element, entry: Element): void {
  const [first, ...rest] = entry.childNodes;
  const before = list.lastElementChild;
  const isBare = first instanceof Element && (first.nodeName === 'UL' || first.nodeName === 'OL');
  if (!isBare) list.append(entry);
  else if (before && before !== entry) before.append(first, ...rest);
  else {
    list.append(...first.children);
    list.lastElementChild?.append(...rest);
  }
}

/** Writes what is read from one tree into another, which has the elements of a body alone. */
class Writer {
  readonly body = document.createDocumentFragment();
  /** The body, or the entry of a list that is being written. */
  #place: ParentNode = this.body;
  /** What the next words belong to; none between two paragraphs. */
  #line: HTMLElement | undefined;
  /** The emphasis and the link around the next words. */
  #around: Element[] = [];
  readonly #writtenFor = new WeakMap<Node, Node>();

  read(source: Node): void {
    for (const child of source.childNodes) {
      if (child instanceof Text) this.#write(child.data.replaceAll(helpers, ''));
      else if (child instanceof Element) this.#readElement(child);
    }
  }

  #readElement(element: Element): void {
    const name = element.nodeName;
    if (name === 'BR') {
      this.#end().append(document.createElement('br'));
    } else if (name === 'UL' || name === 'OL') {
      this.#readList(element, name);
    } else if (blocks.has(name)) {
      this.endLine();
      this.read(element);
      this.endLine();
    } else if (name in emphasis || name === 'A') {
      this.#around.push(element);
      this.read(element);
      this.#around.pop();
    } else {
      this.read(element);
    }
  }

  #readList(source: Element, name: string): void {
    this.endLine();
    const place = this.#place;
    const list = document.createElement(name);
    for (const child of source.children) {
      const isEntry = child.nodeName === 'LI';
      // A list straight inside a list belongs to the entry before it.
      const entry = (!isEntry && list.lastElementChild) || document.createElement('li');
      this.#place = entry;
      this.#line = isEntry ? (entry as HTMLElement) : undefined;
      if (isEntry) this.read(child);
      else this.#readElement(child);
      this.endLine();
      if (entry.hasChildNodes()) addEntry(list, entry);
    }
    this.#place = place;
    if (list.hasChildNodes()) place.append(list);
  }

  #write(words: string): void {
    if (words === '') return;
    // White space between two paragraphs is how the source was laid out.
    if (words.trim() === '' && !this.#line?.hasChildNodes()) return;
    this.#end().append(words);
  }

  /** The element that takes what comes next, inside the emphasis around it. */
  #end(): Element {
    if (!this.#line) {
      this.#line = document.createElement('p');
      this.#place.append(this.#line);
    }
    let end: Element = this.#line;
    for (const source of this.#around) {
      const isOpen = end.lastChild && this.#writtenFor.get(end.lastChild) === source;
      const inner = isOpen ? (end.lastChild as Element) : lineElement(source);
      if (!inner) continue;
      if (!isOpen) {
        this.#writtenFor.set(inner, source);
        end.append(inner);
      }
      end = inner;
    }
    return end;
  }

  /** Ends a paragraph. One without words goes, and so does a break that nothing follows. */
  endLine(): void {
    const line = this.#line;
    this.#line = undefined;
    if (!line) return;
    if (line.lastChild?.nodeName === 'BR') line.lastChild.remove();
    if (line.textContent.trim() === '' && line.nodeName === 'P') line.remove();
  }
}

/**
 * What a message can consist of (ADMIN-18, ADMIN-115): paragraphs, lists, emphasis and links. The
 * words of everything else stay.
 */
export function bodyOf(source: Node): DocumentFragment {
  const writer = new Writer();
  writer.read(source);
  writer.endLine();
  return writer.body;
}

/** A body, or what somebody pastes, as the editor can hold it. */
export function bodyFragment(html: string): DocumentFragment {
  return bodyOf(sanitisedFragment(html));
}

/** What stands in the editor as it is sent; empty where there are no words. */
export function htmlOf(root: Element): string {
  const place = document.createElement('div');
  place.append(bodyOf(root));
  return place.textContent.trim() === '' ? '' : place.innerHTML;
}
