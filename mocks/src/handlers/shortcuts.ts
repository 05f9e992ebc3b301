import * as contract from '@touchline/contract/shortcut';
import * as v from 'valibot';
import { answer, personOf, signedInPersonOf } from '../api.ts';
import { shortcuts as seeds } from '../fixtures/shortcuts.ts';
import { collection } from '../store/collection.ts';

const shortcuts = collection('shortcut', () => seeds);
const draft = v.object({ ...contract.shortcut.entries, id: v.optional(v.string()) });

export const shortcutsHandlers = [
  answer('shortcuts', async ({ request }) => ((await personOf(request)) ? shortcuts.list() : [])),
  answer('createShortcut', async ({ request, body }) => {
    await signedInPersonOf(request);
    const { shortcut } = await body(v.object({ shortcut: draft }));
    return shortcuts.append({ ...shortcut, id: shortcuts.newId() });
  }),
  answer('updateShortcut', async ({ request, body }) => {
    await signedInPersonOf(request);
    const change = v.object({ id: v.string(), shortcut: v.partial(contract.shortcut) });
    const { id, shortcut } = await body(change);
    return shortcuts.merge(id, shortcut);
  }),
  answer('deleteShortcut', async ({ request, query }) => {
    await signedInPersonOf(request);
    return shortcuts.remove(query.get('id'));
  }),
];
