import { answer } from '../api.ts';
import { shortcutsFor } from '../fixtures/shortcuts.ts';
import { perAccount } from '../store/perAccount.ts';

const shortcutsOf = perAccount('shortcut', shortcutsFor);

export const shortcutsHandlers = [
  answer('shortcuts', ({ caller }) => (caller ? shortcutsOf(caller.id).list() : [])),
  answer('createShortcut', ({ caller, body: { shortcut } }) => {
    const shortcuts = shortcutsOf(caller.id);
    const { label, description = null, icon = null, link, useRouter = true } = shortcut;
    return shortcuts.append({ id: shortcuts.newId(), label, description, icon, link, useRouter });
  }),
  answer('updateShortcut', ({ caller, body: { id, shortcut } }) =>
    shortcutsOf(caller.id).merge(id, shortcut),
  ),
  answer('deleteShortcut', ({ caller, query }) => shortcutsOf(caller.id).remove(query.id)),
];
