import { mutationsIn } from '../mutation.ts';

export const personMutations = [
  ...mutationsIn('packages/app/src/features/favourites', [
    [
      'favouriteList.ts',
      'the kind of a favourite does not matter',
      'list.some((each) => each.kind === kind && each.id === id)',
      'list.some((each) => each.id === id)',
    ],
    [
      'favouriteList.ts',
      'more than a hundred are kept',
      '[item, ...list].slice(0, favouriteLimit)',
      '[item, ...list]',
    ],
    [
      'favouriteList.ts',
      'ids of an older version are lost',
      "return parseFavourite({ kind: 'match', id: value });",
      'return null;',
    ],
    [
      'favouriteList.ts',
      'an id is kept that the server refuses',
      '|| [...id].length > longestId',
      '',
    ],
    [
      'deviceFavourites.atoms.ts',
      'an empty list stays in the storage',
      'list.length === 0 ? null : list',
      'list',
    ],
    [
      'accountFavourites.ts',
      'a list that was asked for earlier takes a change back',
      'if (before === received) receive(items);',
      'receive(items);',
    ],
    [
      'accountFavourites.ts',
      'a refused change stays',
      '      pending = pending.filter((other) => other !== change);\n      show();\n',
      '      show();\n',
    ],
    [
      'accountFavourites.ts',
      'the next person sees the list',
      'if (tokenAtEnd === undefined) store.set',
      'store.set',
    ],
    [
      'accountFavourites.ts',
      'what waits is sent as the next person',
      'tokenAtEnd ?? currentToken()',
      'currentToken()',
    ],
    [
      'accountFavourites.ts',
      'what waits is sent for a session that the server has ended',
      'if (isRefused) pending = [];',
      '',
    ],
    [
      'mergeFavourites.ts',
      'what was handed over stays in the browser',
      '    store.set(deviceFavouritesAtom, []);\n',
      '',
    ],
    [
      'mergeFavourites.ts',
      'what came of it is told to the next person',
      'if (currentSession()?.user.id !== userId) return;',
      '',
    ],
  ]),
  ...mutationsIn('packages/app/src/features/account/Profile', [
    ['profileDraft.ts', 'a draft is read by others', "kept['owner'] !== owner ||", ''],
    ['profileDraft.ts', 'a draft is kept for ever', '&& age < draftLifetime', ''],
    [
      'profileDraft.ts',
      'white space around a name is saved',
      'givenName: wanted.givenName.trim()',
      'givenName: wanted.givenName',
    ],
  ]),
  ...mutationsIn('packages/app/src', [
    [
      'router/guards.ts',
      'somebody signed in is sent away from the link of a mail',
      "if (guard === 'mailLink' && new URLSearchParams(search).has('token')) return 'pass';",
      '',
    ],
    [
      'features/inbox/messageIdOf.ts',
      'an id of a message is not decoded',
      'return decodeURIComponent(part);',
      'return part;',
    ],
    [
      'features/live/liveUpdates.ts',
      'the live connection is still open after its end',
      "    store.set(liveStateAtom, 'off');\n",
      '',
    ],
    [
      'platform/form/failure.ts',
      'the case of a name of a field counts',
      'field.toLowerCase() === name.toLowerCase()',
      'field === name',
    ],
  ]),
];
