import { sitePath } from '../../href/index.ts';

/** The target of a message: inside the app, outside, or none. */
export type MessageLink =
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'none' };

/**
 * Parses the link of a message from the server. Only paths of the app, web and mail addresses are
 * accepted, so that no script can be in it.
 *
 * @param useRouter true when `link` is meant as a path of the app (INBOX-4)
 */
export function messageLink(link: string | null | undefined, useRouter: boolean): MessageLink {
  const href = link?.trim() ?? '';
  if (sitePath(href) !== null) return { kind: useRouter ? 'internal' : 'external', href };
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s/\\?#\p{Cc}][^\p{Cc}]*$/iu.test(href))
    return { kind: 'external', href };
  return { kind: 'none' };
}
