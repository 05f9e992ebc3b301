import { mutationsIn } from '../mutation.ts';

export const searchMutations = mutationsIn('packages/app/src/features/search', [
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
