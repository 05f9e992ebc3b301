import { languages } from '@touchline/ui/locale';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findPieces, type Piece } from '../../.storybook/docs/source/findPieces.ts';
import { rootFolder } from '../folders.ts';
import { Code, fields, list, readDocs, type Fields, type Value } from './pieceDocsValue.ts';
import { keyboardViolations } from './pieceKeyboard.ts';
import { partViolations } from './pieceParts.ts';
import { filesLike, textOf } from './workspace.ts';

/** The violations of one page of documentation, each as a sentence that says what to do. */
function violationsOf({ name, folder }: Piece, pages: readonly string[], root: string): string[] {
  const path = `${folder}/${name}.docs.tsx`;
  const say = (advice: string) => `${path}: ${advice}`;
  if (!existsSync(join(root, path))) return [say('write the documentation of this piece')];
  const code = textOf(path, root);
  const docs = readDocs(code);
  if (!docs) return [say('export it as `export const docs: PieceDocs = {…}`')];
  const stories = textOf(`${folder}/${name}.stories.tsx`, root);
  return [
    ...emptySections(docs).map((section) => say(`fill in \`${section}\``)),
    ...emptyTexts(docs).map((text) => say(`write \`${text}\` in this language`)),
    ...keyboardViolations(docs, { name, folder }, root).map(say),
    ...layoutViolations(docs, `${folder}/${name}.tsx`, root).map(say),
    ...namedStories(docs)
      .filter((story) => story !== misused && !hasStory(stories, story))
      .map((story) => say(`there is no story ${story}`)),
    ...firstFaceViolations(docs, stories).map(say),
    ...doViolations(docs, name, code).map(say),
    ...list(docs['alternatives'])
      .map((row) => String(fields(row)['piece']))
      .filter((piece) => !pages.includes(piece))
      .map((piece) => say(`\`alternatives\` names ${piece}, which has no page`)),
    ...pageViolations(`${folder}/${name}`, name, root),
  ];
}

/** The file that makes a page of it. */
function pageViolations(path: string, name: string, root: string): string[] {
  if (!existsSync(join(root, `${path}.mdx`))) return [`${path}.mdx: add the page`];
  const page = textOf(`${path}.mdx`, root);
  return [`./${name}.docs.tsx`, `./${name}.stories.tsx`, `./${name}.tsx?source`]
    .filter((file) => !page.includes(`'${file}'`))
    .map((file) => `${path}.mdx: import ${file}`);
}

const sections = [
  'whenToUse',
  'alternatives',
  'anatomy',
  'faces',
  'keyboard',
  'screenReader',
  'pairs',
];

function emptySections(docs: Fields): string[] {
  const measures = 'measures' in docs ? ['measures'] : [];
  // What several pages share stands elsewhere, under a name.
  const isFilled = (value: Value | undefined) =>
    value === 'none' || value instanceof Code || list(value).length > 0;
  return [
    ...('purpose' in docs ? [] : ['purpose']),
    ...[...sections, ...measures].filter((name) => !isFilled(docs[name])),
  ];
}

/** The paths of texts that lack one of the languages. */
function emptyTexts(value: Value, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => emptyTexts(each, `${path}.${index}`));
  if (typeof value === 'string' || value instanceof Code) return [];
  if (languages.some((language) => language in value)) {
    return languages
      .filter((language) => !String(value[language] ?? '').trim())
      .map((language) => `${path.slice(1)}.${language}`);
  }
  return Object.entries(value).flatMap(([name, each]) => emptyTexts(each, `${path}.${name}`));
}

function hasStory(stories: string, name: Value): boolean {
  return new RegExp(`^export const ${String(name)} =`, 'm').test(stories);
}

const inUseFolder = 'packages/app/src/testing/inUse';

/** The don't of a layout: the layout, live, where it is the wrong one. */
const misused = 'Misused';

/** The page of a layout shows the product in it, in frames, and what it is the wrong one for. */
function layoutViolations(docs: Fields, file: string, root: string): string[] {
  const name = basename(file, '.tsx');
  const wrong = list(docs['pairs']).map((pair) => fields(fields(pair)['dont'])['shows']);
  const stories = `${inUseFolder}/${misused}.stories.tsx`;
  const hasMisuse = () => existsSync(join(root, stories)) && hasStory(textOf(stories, root), name);
  const missing =
    wrong.includes(misused) && !hasMisuse() ? [`write the story ${name} in ${stories}`] : [];
  const [, kind] =
    /^export const \w+: LayoutConfig = \{[^}]*?\bkind: '(\w+)'/m.exec(textOf(file, root)) ?? [];
  if (!kind) return missing;
  const keyboard = docs['keyboard'];
  const keysOfKind = `layoutDocs.keyboard.${kind}`;
  const inUse = `${inUseFolder}/${name}.stories.tsx`;
  return [
    ...missing,
    ...(wrong.every((shows) => shows === misused)
      ? []
      : [`show the layout itself in \`dont\`: \`shows: '${misused}'\``]),
    ...(keyboard instanceof Code && keyboard.text === keysOfKind
      ? []
      : [`its kind has the keys \`${keysOfKind}\``]),
    ...('frame' in docs ? [] : ['it fills the window: say `frame`']),
    ...(existsSync(join(root, inUse))
      ? []
      : [`it shows the product in the layout: write ${inUse}`]),
  ];
}

/** The controls of the properties change the args of the first face. */
function firstFaceViolations(docs: Fields, stories: string): string[] {
  const [first] = list(docs['faces']);
  const from = stories.indexOf(`export const ${String(first)} =`);
  const to = stories.indexOf('\nexport const ', from + 1);
  const code = stories.slice(from, to === -1 ? undefined : to);
  return from !== -1 && /\brender: \(\) =>/.test(code)
    ? [`the first of \`faces\`, ${String(first)}, draws none of its args`]
    : [];
}

/** The right use is the piece itself: a story, or components among which it is. */
function doViolations(docs: Fields, name: string, code: string): string[] {
  return list(docs['pairs'])
    .map((pair) => fields(fields(pair)['do'])['shows'])
    .filter((shows) => shows instanceof Code && !new RegExp(`<${name}\\b`).test(code))
    .map(() => `the \`do\` of its pairs shows no ${name}`);
}

function namedStories(docs: Fields): string[] {
  const shown = list(docs['pairs']).flatMap((pair) =>
    ['do', 'dont'].map((half) => fields(fields(pair)[half])['shows']),
  );
  return [...list(docs['faces']), ...shown].filter((each) => typeof each === 'string');
}

/** Pieces without a complete page of documentation, and pages without a piece. */
export function pieceDocsViolations(root = rootFolder): string[] {
  const pieces = findPieces(root);
  const names = pieces.map(({ name }) => name);
  const homeless = filesLike('packages/*/src/**/*.docs.tsx', root).filter(
    (path) => !pieces.some(({ name, folder }) => path === `${folder}/${name}.docs.tsx`),
  );
  return [
    ...partViolations(pieces, root),
    ...pieces.flatMap((piece) => violationsOf(piece, names, root)),
    ...homeless.map((path) => `${path}: there is no piece with stories of this name`),
  ];
}
