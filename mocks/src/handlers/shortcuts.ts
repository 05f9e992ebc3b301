import { answer } from '../api.ts';
import { shortcutsFor } from '../fixtures/shortcuts.ts';
import { refuseField } from '../problems.ts';
import { perAccount } from '../store/perAccount.ts';

const shortcutsOf = perAccount('shortcut', shortcutsFor);

/** A shortcut has a label to read, and leads to a page of the site or to an `https` address (SHORTCUT-3). */
function requireFit({ label, link }: { label?: string | undefined; link?: string | undefined }) {
  if (label?.trim() === '') refuseField('shortcut.label', 'A shortcut needs a label');
  if (link !== undefined && !isLink(link))
    refuseField('shortcut.link', 'This is neither a page nor an https address');
}

/** Whether a link is an `https` address, or has no origin of its own. */
function isLink(link: string): boolean {
  const site = 'https://touchline.example';
  const { protocol, origin } = URL.parse(link, site) ?? { protocol: '', origin: '' };
  return protocol === 'https:' && (origin === site || /^https:/i.test(link));
}

export const shortcutsHandlers = [
  answer('shortcuts', ({ caller }) => (caller ? shortcutsOf(caller.id).list() : [])),
  answer('createShortcut', ({ caller, body: { shortcut } }) => {
    requireFit(shortcut);
    const shortcuts = shortcutsOf(caller.id);
    const { label, description = null, icon = null, link, useRouter = true } = shortcut;
    return shortcuts.append({ id: shortcuts.newId(), label, description, icon, link, useRouter });
  }),
  answer('updateShortcut', ({ caller, body: { id, shortcut } }) => {
    requireFit(shortcut);
    return shortcutsOf(caller.id).merge(id, shortcut);
  }),
  answer('deleteShortcut', ({ caller, query }) => shortcutsOf(caller.id).remove(query.id)),
];
