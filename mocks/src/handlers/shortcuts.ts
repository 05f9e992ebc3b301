import { answer } from '../api.ts';
import { shortcuts as seeds } from '../fixtures/shortcuts.ts';
import { collection } from '../store/collection.ts';

const shortcuts = collection('shortcut', () => seeds);

export const shortcutsHandlers = [
  answer('shortcuts', ({ caller }) => (caller ? shortcuts.list() : [])),
  answer('createShortcut', ({ body: { shortcut } }) => {
    const { label, description = null, icon = null, link, useRouter = true } = shortcut;
    return shortcuts.append({ id: shortcuts.newId(), label, description, icon, link, useRouter });
  }),
  answer('updateShortcut', ({ body: { id, shortcut } }) => shortcuts.merge(id, shortcut)),
  answer('deleteShortcut', ({ query }) => shortcuts.remove(query.id)),
];
