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
      'if (number > shown) show',
      'show',
    ],
    [
      'accountFavourites.ts',
      'a list that was kept counts as an answer of the server',
      '(confirmed) => confirmed ?? items',
      'items',
    ],
    [
      'accountFavourites.ts',
      'what one person has pressed is followed by the next',
      'if (pressedIn?.user.id === currentSession()?.user.id) queue',
      'if (pressedIn) queue',
    ],
    [
      'loadAccountFavourites.ts',
      'the next person is told what the last one did',
      'duringSession(\n',
      'Promise.resolve(\n',
    ],
    [
      'accountFavourites.ts',
      'a refused change is not told',
      "else showFailure('favourites.notSaved', error);",
      '',
    ],
    [
      'accountFavourites.ts',
      'a change that waits is not shown',
      'const waiting = get(queue.waitingAtom);',
      'const waiting = get(queue.waitingAtom).slice(0, 0);',
    ],
    [
      'accountFavourites.ts',
      'a stored change is believed without its kind and id',
      "if (!favourite || typeof isWanted !== 'boolean') return null;",
      'if (!favourite) return null;',
    ],
    [
      'mergeFavourites.ts',
      'what was handed over stays in the browser',
      '    store.set(deviceFavouritesAtom, left);\n',
      '',
    ],
    [
      'mergeFavourites.ts',
      'what was starred meanwhile is lost',
      '.filter((each) => !hasFavourite(kept, each))',
      '.slice(0, 0)',
    ],
    [
      'mergeFavourites.ts',
      'what came of it is told to the next person',
      'if (!isSame) return;',
      '',
    ],
  ]),
  ...mutationsIn('packages/app/src/features/account/Profile', [
    [
      'profileDraft.ts',
      'a picture of a draft is not kept',
      '    avatar: v.nullable(draftText),\n',
      '',
    ],
    [
      'profileDraft.ts',
      'white space around a name is saved',
      'givenName: wanted.givenName.trim()',
      'givenName: wanted.givenName',
    ],
  ]),
  ...mutationsIn('packages/app/src', [
    [
      'session/storedDrafts.ts',
      'what is typed is read by others',
      ' || result.output.owner !== owner',
      '',
    ],
    [
      'session/storedDrafts.ts',
      'what is typed is kept for ever',
      'isKeptDraft(savedAt, now)',
      'true',
    ],
    [
      'session/storedDrafts.ts',
      'a tab forgets what is typed in another',
      'Object.entries(readDrafts({ key, owner }, now)),',
      '[],',
    ],
    [
      'session/storedDrafts.ts',
      'the oldest drafts are kept',
      'other.savedAt - one.savedAt',
      'one.savedAt - other.savedAt',
    ],
    [
      'session/storedDrafts.ts',
      'a draft that does not fit is taken',
      'return result.success ? result.output : null;',
      'return result.output as Draft;',
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
