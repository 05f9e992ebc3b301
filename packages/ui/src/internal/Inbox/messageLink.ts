import { sitePath } from '../../href/index.ts';

/** Where a message leads: inside the app, elsewhere, or nowhere. */
export type MessageLink =
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'none' };

/**
 * Reads the link of a message as the server sent it. Anything that is neither a path of the app nor
 * a web or mail address leads nowhere, so that no script can hide in it.
 *
 * @param useRouter true where `link` is meant as a path of the app (INBOX-4)
 */
export function messageLink(link: string | null | undefined, useRouter: boolean): MessageLink {
  const href = link?.trim() ?? '';
  if (sitePath(href) !== null) return { kind: useRouter ? 'internal' : 'external', href };
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s/\\?#\p{Cc}][^\p{Cc}]*$/iu.test(href))
    return { kind: 'external', href };
  return { kind: 'none' };
}
