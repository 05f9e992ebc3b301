import { contrast } from '@touchline/ui/theme/values';

/** Red, green, blue, 0 to 255. */
type Rgb = [number, number, number];

/** Paints a computed colour over another one. */
function over(colour: string, below: Rgb): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (!colour.startsWith('rgb')) throw new Error(`${colour} cannot be read`);
  return mix([red, green, blue], below, alpha);
}

function mix(above: Rgb, below: Rgb, share: number): Rgb {
  return above.map((part, index) => part * share + (below[index] ?? 0) * (1 - share)) as Rgb;
}

/**
 * What is seen of the last of nested elements: its words, or what they stand on. An opacity fades an
 * element with all that it holds into what lies below it.
 */
function paint([outer, ...inner]: Element[], below: Rgb, isText: boolean): Rgb {
  if (!outer) return below;
  const { backgroundColor, opacity } = getComputedStyle(outer);
  const surface = over(backgroundColor, below);
  const isLast = inner.length === 0;
  const seen = isLast && isText ? over(inkOf(outer), surface) : paint(inner, surface, isText);
  return mix(seen, below, Number(opacity));
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function nestOf(element: Element): Element[] {
  return element.parentElement ? [...nestOf(element.parentElement), element] : [element];
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The colour of the words of an element: those that are typed into a field, or those that wait in it. */
function inkOf(element: Element): string {
  const isBlank = isField(element) && element.value === '';
  return getComputedStyle(element, isBlank ? '::placeholder' : undefined).color;
}

function wordsOf(element: Element): string {
  if (isField(element)) return element.value || element.placeholder;
  return [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
    .join('')
    .trim();
}

/**
 * The words in an element that have less contrast than they need, each with the contrast that is seen.
 * Axe does not look at those of a control that cannot be used.
 */
export function faintWords(root: Element, least: number): string[] {
  return [root, ...root.querySelectorAll('*')]
    .filter((element) => wordsOf(element) && getComputedStyle(element).clipPath === 'none')
    .flatMap((element) => {
      const nest = nestOf(element);
      const [words, surface] = [true, false].map((isText) =>
        hexOf(paint(nest, [255, 255, 255], isText)),
      ) as [string, string];
      const seen = contrast(words, surface);
      return seen < least ? [`${wordsOf(element)}: ${seen.toFixed(2)}`] : [];
    });
}
