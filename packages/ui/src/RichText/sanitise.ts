import createDOMPurify, {
  type Config,
  type DOMPurify,
  type UponSanitizeAttributeHook,
} from 'dompurify';
import { dataLink } from '../href/index.ts';

/**
 * `block`: blocks of text as mail programs write them. `phrase`: only text and emphasis, for titles
 * and rows that are links.
 */
export type RichTextKind = 'block' | 'phrase';

const common = {
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  // DOMPurify holds every other value against that expression, and would drop these.
  ADD_URI_SAFE_ATTR: ['lang', 'dir'],
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config;

/** Elements that can cover the page, ask for input or play media. */
const intrusive = (
  'style form input button select textarea option optgroup fieldset label dialog datalist output ' +
  'meter progress video audio source track picture map area marquee'
).split(' ');

/** Elements that would change the outline of the page. */
const structural = ['nav', 'main', 'header', 'footer', 'aside', 'h1'];

const emphasis = '#text b strong i em u s mark small sub sup code kbd span bdi abbr br'.split(' ');

/** What is allowed in each kind. */
export const configs: Record<RichTextKind, Config & { RETURN_TRUSTED_TYPE: true }> = {
  block: {
    ...common,
    USE_PROFILES: { html: true },
    FORBID_TAGS: [...intrusive, ...structural],
  },
  phrase: {
    ...common,
    ALLOWED_TAGS: emphasis,
    ALLOWED_ATTR: ['lang', 'dir', 'title'],
  },
};

/** The attributes that an element may keep, and where not all elements may, which ones. */
const attributes: ReadonlyMap<string, RegExp> = new Map([
  ['dir', /./],
  ['lang', /./],
  ['title', /./],
  ['translate', /./],
  ['href', /^a$/],
  ['hreflang', /^a$/],
  ['alt', /^img$/],
  ['src', /^img$/],
  // Of a table or a cell they would make the page wider than the screen.
  ['height', /^img$/],
  ['width', /^img$/],
  ['colspan', /^t[dh]$/],
  ['rowspan', /^t[dh]$/],
  ['scope', /^th$/],
  ['span', /^col/],
  ['reversed', /^ol$/],
  ['start', /^ol$/],
  ['type', /^[ou]l$/],
  ['value', /^li$/],
  ['open', /^details$/],
  ['datetime', /^(?:del|ins|time)$/],
]);

/**
 * Drops an attribute that is not listed: a role, a name for screen readers, a state or a place in the
 * order of Tab would make another element of one that is allowed.
 */
export const dropUnlistedAttribute: UponSanitizeAttributeHook = (element, event) => {
  event.keepAttr = attributes.get(event.attrName)?.test(element.localName) ?? false;
};

const blockTag =
  /^(?:address|article|aside|blockquote|d[dlt]|div|fig(?:caption|ure)|footer|h[1-6]|header|hr|li|main|[ou]l|p|pre|section|t[dhr])$/;

/** Whether the address stays on this site. */
export function isInternal(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin;
}

/** Removes the address of a link that the rule for links from data does not allow (SEC-3). */
export function dropUnsafeAddress(element: Element): void {
  const href = element instanceof HTMLAnchorElement ? element.getAttribute('href') : null;
  if (href === null || href.startsWith('#')) return;
  if (dataLink(href, false).kind === 'none') element.removeAttribute('href');
}

/**
 * Completes a kept element: links to other sites open in a new tab, pictures load without a
 * referrer.
 */
export function secure(element: Element): void {
  if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
    const leaves = /^https?:$/.test(element.protocol) && !isInternal(element);
    if (leaves) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
  }
  if (element instanceof HTMLImageElement) {
    if (!element.hasAttribute('alt')) {
      element.setAttribute('alt', '');
    }
    element.setAttribute('loading', 'lazy');
    element.setAttribute('referrerpolicy', 'no-referrer');
  }
}

let purifier: DOMPurify | undefined;

// A single instance, because the content security policy allows one Trusted Types policy named
// `dompurify`.
function getPurifier(): DOMPurify {
  if (!purifier) {
    purifier = createDOMPurify(window);
    purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
      // The text of a removed block is kept, so a space separates it from the next one.
      if (!allowedTags[tagName] && blockTag.test(tagName)) {
        node.parentNode?.insertBefore(document.createTextNode(' '), node.nextSibling);
      }
    });
    purifier.addHook('uponSanitizeAttribute', dropUnlistedAttribute);
    purifier.addHook('afterSanitizeAttributes', dropUnsafeAddress);
    purifier.addHook('afterSanitizeAttributes', secure);
  }
  return purifier;
}

/**
 * Sanitises HTML from the server: nothing in it can execute, ask for input, cover the page or be
 * found by id. Links to other sites open in a new tab without a referrer.
 *
 * @returns TrustedHTML where the browser supports Trusted Types, else a string
 */
export function sanitise(html: string, kind: RichTextKind): TrustedHTML {
  return getPurifier().sanitize(html, configs[kind]);
}

/**
 * Sanitised HTML as nodes, for those who read its structure. They belong to a document that loads
 * nothing.
 */
export function sanitisedFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = sanitise(html, 'block') as string;
  return template.content;
}
