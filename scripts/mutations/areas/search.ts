import { mutationsIn } from '../mutation.ts';

const stateMutations = mutationsIn('packages/ui/src/shell/MatchSearch', [
  [
    'matchSearchState.ts',
    'another term begins with the size of the one before',
    "phase: 'searching', pageSize: pageStep,",
    "phase: 'searching',",
  ],
  [
    'matchSearchState.ts',
    'what cannot grow is asked for more',
    "state.canLoadMore && state.phase === 'ready'",
    'true',
  ],
  [
    'matchSearchState.ts',
    'a term that failed keeps the matches of another',
    "phase: 'failed', error, hits: [],",
    "phase: 'failed', error,",
  ],
  [
    'matchSearchState.ts',
    'a list that could not grow is lost',
    "? { ...state, phase: 'growingFailed', error }",
    "? { ...state, phase: 'growingFailed', error, hits: [] }",
  ],
]);

const keyMutations = mutationsIn('packages/app/src/features/search', [
  ['textAfterKey.ts', 'a letter of two units is none', '[...key].length === 1', 'key.length === 1'],
  ['textAfterKey.ts', 'the shortcut types its letter', 'ctrlKey || metaKey', 'metaKey'],
  [
    'textAfterKey.ts',
    'half a letter is taken away',
    "[...text].slice(0, -1).join('')",
    'text.slice(0, -1)',
  ],
  ['textAfterKey.ts', 'the name of a key is typed', '? text + key : null', '? text + key : text'],
]);

export const searchMutations = [...stateMutations, ...keyMutations];
