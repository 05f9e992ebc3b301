import { keys as sharedRows } from '../../.storybook/docs/keys.ts';
import type { Piece } from '../../.storybook/docs/source/findPieces.ts';
import { fields, list, Code, type Fields, type Value } from './pieceDocsValue.ts';
import { filesLike, textOf } from './workspace.ts';

type PieceFiles = Pick<Piece, 'name' | 'folder'>;

/** What makes a component take the focus, in the code of a piece. */
const interactive = /\bonPress\b|\bonAction\b|\bhref=|\bonChange\b|<button\b|<a\b/;
const link = /<(?:a|\w*Link)\b/;
/** Not what React Aria calls the button of a choice, which takes Space alone. */
const button = /<(?:button|summary|FavouriteStar|(?!Checkbox|Radio|Switch)\w*Button)\b/;
/** Takes Space, beside buttons: choices, entries of a menu and what is given from outside. */
const otherControl = /\bon(?:Action|Change|SelectionChange)\b|<input\b|\bRadio\b|\bSwitch\b/;
/** React Aria leaves the button in them out of the order of Tab, as another key does the same. */
const withoutStopAtButton = /\b(?:ComboBox|SearchField) as Aria/;

const keyName =
  /^(?:(?:Shift|Ctrl|Alt) \+ )?(?:Tab|Enter|Space|Escape|Backspace|Home|End|F\d+|Arrow(?:Up|Down|Left|Right)|Arrow keys|A – Z|0 – 9)$/;

/** The keys of a table; undefined where not all of its rows are here or in `keys.ts`. */
function keysOf(table: Value | undefined): string[] | undefined {
  if (table === 'none') return [];
  if (!Array.isArray(table)) return undefined;
  const rows = table.map((row) => (row instanceof Code ? sharedKeys(row) : ownKeys(row)));
  return rows.includes(undefined) ? undefined : rows.flatMap((row) => row ?? []);
}

function ownKeys(row: Value): string[] {
  return list(fields(row)['keys']).map(String);
}

function sharedKeys({ text }: Code): readonly string[] | undefined {
  return Object.entries(sharedRows).find(([name]) => text === `keys.${name}`)?.[1].keys;
}

/** What the table of keys of a piece says against its code: a link takes Enter, a button Space too. */
export function keyboardViolations(docs: Fields, piece: PieceFiles, root: string): string[] {
  const keys = keysOf(docs['keyboard']);
  if (!keys) return [];
  const own = textOf(`${piece.folder}/${piece.name}.tsx`, root);
  if (keys.length === 0)
    return interactive.test(own) ? ['it can be pressed: say in `keyboard` with which keys'] : [];
  const code = [own, ...partsOf(piece, root)].join('\n');
  const [hasLink, hasButton] = [link.test(code), button.test(code)];
  const needed = [
    ...(hasLink || hasButton ? ['Enter'] : []),
    ...(hasButton && !withoutStopAtButton.test(code) ? ['Space'] : []),
  ];
  const isLinksAlone = hasLink && !hasButton && !otherControl.test(code);
  return [
    ...keys
      .filter((key) => !keyName.test(key))
      .map((key) => `\`keyboard\` names ${key}, which is no key`),
    ...needed
      .filter((key) => !keys.includes(key))
      .map((key) => `say in \`keyboard\` what ${key} does`),
    ...(isLinksAlone && keys.includes('Space')
      ? ['Space follows no link, and it has links alone: take the key out of `keyboard`']
      : []),
  ];
}

/** The code of the parts in the folder of a piece that it imports and that are no pieces themselves. */
function partsOf({ folder, name }: PieceFiles, root: string): string[] {
  const files = filesLike(`${folder}/*.tsx`, root);
  const reached = new Set([`${folder}/${name}.tsx`]);
  // A set can grow while it is gone through.
  for (const path of reached) {
    for (const [, imported = ''] of textOf(path, root).matchAll(/from '\.\/(\w+\.tsx)'/g)) {
      const part = `${folder}/${imported}`;
      if (files.includes(part) && !files.includes(part.replace('.tsx', '.docs.tsx')))
        reached.add(part);
    }
  }
  return [...reached].slice(1).map((path) => textOf(path, root));
}
