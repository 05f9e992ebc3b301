import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/** Blocks of text as mail programs write them, or only words, for titles and rows that are links. */
export type RichTextKind = 'block' | 'phrase';

const common = {
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config;

/** What may cover the page, ask for input or play. */
const intrusive = (
  'style form input button select textarea option optgroup fieldset label dialog datalist output ' +
  'meter progress video audio source track picture map area marquee'
).split(' ');

/** What would change the outline of the page. */
const structural = ['nav', 'main', 'header', 'footer', 'aside', 'h1'];

const emphasis = '#text b strong i em u s mark small sub sup code kbd span bdi abbr br'.split(' ');

const configs: Record<RichTextKind, Config & { RETURN_TRUSTED_TYPE: true }> = {
  block: {
    ...common,
    USE_PROFILES: { html: true },
    FORBID_TAGS: [...intrusive, ...structural],
    FORBID_ATTR: [
      'style',
      'id',
      'name',
      'class',
      'srcset',
      'background',
      'poster',
      'usemap',
      'ping',
    ],
  },
  phrase: {
    ...common,
    ALLOWED_TAGS: emphasis,
    ALLOWED_ATTR: ['lang', 'dir', 'title'],
  },
};

const blockTag =
  /^(?:address|article|aside|blockquote|d[dlt]|div|fig(?:caption|ure)|footer|h[1-6]|header|hr|li|main|[ou]l|p|pre|section|t[dhr])$/;

/** True for an address that stays on this site. */
export function isInternal(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin;
}

function secure(element: Element): void {
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

// One instance only: the content security policy allows one policy named `dompurify`.
function getPurifier(): DOMPurify {
  if (!purifier) {
    purifier = createDOMPurify(window);
    purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
      // The words of a dropped block stay, and must not run into the next ones.
      if (!allowedTags[tagName] && blockTag.test(tagName)) {
        node.parentNode?.insertBefore(document.createTextNode(' '), node.nextSibling);
      }
    });
    purifier.addHook('afterSanitizeAttributes', secure);
  }
  return purifier;
}

/**
 * Makes HTML from the server harmless: nothing in it can run, ask for input, cover the page or be
 * found by id. Links that leave the site open apart and tell it nothing.
 *
 * @returns trusted HTML where the browser knows Trusted Types, else a string
 */
export function sanitise(html: string, kind: RichTextKind): TrustedHTML {
  return getPurifier().sanitize(html, configs[kind]);
}
