import { sitePath } from './sitePath.ts';

/** The target of a link from data: a page of the app, an address for the browser, or none. */
export type DataLink =
  | {
      kind: 'internal';
      /** Safe to follow: a path of the site; for `external` also a web or contact address. */
      href: string;
    }
  | { kind: 'external'; href: string }
  | { kind: 'none' };

/**
 * The one rule for links that come from a server or a person (SEC-3). A page of the app is a path
 * of this site, by the same rule as `redirectURL`. An address for the browser may also be a web
 * address, a mail address or a telephone number. Any other text leads nowhere.
 *
 * @param isInternal whether the data calls the link a page of the app
 */
export function dataLink(text: string | null | undefined, isInternal: boolean): DataLink {
  const trimmed = text?.trim() ?? '';
  const path = sitePath(trimmed);
  if (path !== null) return { kind: isInternal ? 'internal' : 'external', href: path };
  const href = isInternal ? null : (webAddress(trimmed)?.href ?? contactAddress(trimmed));
  return href === null ? { kind: 'none' } : { kind: 'external', href };
}

/** @returns null unless the text is an `https:` address without credentials */
export function httpsAddress(text: string | null | undefined): URL | null {
  const url = webAddress(text?.trim() ?? '');
  return url?.protocol === 'https:' ? url : null;
}

/**
 * The address of a picture from data: a path of this site, `https:`, or a picture as a data URL,
 * in which a browser runs no script.
 *
 * @returns undefined for any other text
 */
export function pictureAddress(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (/^data:image\/[^\p{Cc}]*$/iu.test(trimmed)) return trimmed;
  return sitePath(trimmed) ?? httpsAddress(trimmed)?.href;
}

/** Credentials are refused, because `https://known.example@other.example` looks like another site. */
function webAddress(text: string): URL | null {
  if (!/^https?:\/\/[^/\\\p{Cc}][^\p{Cc}]*$/iu.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url;
}

function contactAddress(text: string): string | null {
  return /^(?:mailto|tel):[^\s/\\?#\p{Cc}][^\p{Cc}]*$/iu.test(text) ? text : null;
}
