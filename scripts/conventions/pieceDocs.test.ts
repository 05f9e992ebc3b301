import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../folders.ts';
import { writeFixture } from './fixture.ts';
import { pieceDocsViolations } from './pieceDocs.ts';

describe('the pages of documentation', () => {
  it('has a complete one in both languages for every piece', () => {
    expect(pieceDocsViolations().join('\n')).toBe('');
  });
});

describe('each rule of a page goes red', () => {
  const folder = 'packages/ui/src/Link';
  const whole = Object.fromEntries(
    ['Link.tsx', 'Link.stories.tsx', 'Link.docs.tsx', 'Link.mdx'].map((file) => [
      `${folder}/${file}`,
      readFileSync(join(rootFolder, folder, file), 'utf8'),
    ]),
  );
  const docsFile = `${folder}/Link.docs.tsx`;

  function violationsWith(file: string, from: string | RegExp, to: string): string[] {
    const changed = (whole[file] ?? '').replace(from, to);
    expect(changed).not.toBe(whole[file]);
    return pieceDocsViolations(writeFixture({ ...whole, [file]: changed })).filter(
      // The other pieces are not in the fixture.
      (violation) => !/names (?:Button|LinkCard),/.test(violation),
    );
  }

  it.each([
    [
      'a section that is missing',
      docsFile,
      /^ {2}screenReader: \[[^]*?^ {2}\],\n/m,
      '',
      'screenReader',
    ],
    [
      'an empty section',
      docsFile,
      /^ {2}anatomy: \[[^]*?^ {2}\],\n/m,
      '  anatomy: [],\n',
      'anatomy',
    ],
    ['a text without Turkish', docsFile, /tr: '[^']+'/, "tr: ''", 'purpose.tr'],
    ['a text without English', docsFile, /en: '[^']+'/, "en: ' '", 'purpose.en'],
    ['an unknown story', docsFile, "'Standalone'", "'StandsAlone'", 'StandsAlone'],
    [
      'a first face that the controls do not change',
      `${folder}/Link.stories.tsx`,
      'render: (args) =>',
      'render: () =>',
      'Inline, draws none of its args',
    ],
    ['a do without the piece', docsFile, /<Link\b/g, '<PlainLink', 'shows no Link'],
    ['an unknown piece', docsFile, "piece: 'Button'", "piece: 'Knob'", 'Knob'],
    ['no keys for a link', docsFile, /keyboard: \[[^\]]*\]/, "keyboard: 'none'", 'keys'],
    ['Space for a link', docsFile, 'keys.follow', 'keys.press', 'Space follows no link'],
    ['a link without Enter', docsFile, ', keys.follow', '', 'what Enter does'],
    [
      'a button without Space',
      `${folder}/Link.tsx`,
      /^export function Link\b/m,
      'const pressed = <button />;\nexport function Link',
      'what Space does',
    ],
    [
      'a key that is none',
      docsFile,
      'keys.follow',
      "keys.follow, { keys: ['Shift + click'], does: { en: 'Opens it.', tr: 'Açar.' } }",
      'Shift + click',
    ],
    ['an object of another name', docsFile, 'const docs', 'const page', 'PieceDocs'],
    [
      'a page with the source of another piece',
      `${folder}/Link.mdx`,
      'Link.tsx?s',
      'Card.tsx?s',
      'Link.tsx?source',
    ],
  ])('%s', (_, file, from, to, named) => {
    expect(violationsWith(file, from, to)).toEqual([expect.stringContaining(named)]);
  });

  it('a layout without a frame, with the keys of another kind, and without the product in it', () => {
    const layout = 'packages/layouts/src/Thin';
    const read = (path: string) => readFileSync(join(rootFolder, path), 'utf8');
    const files = Object.fromEntries(
      ['Thin.tsx', 'Thin.stories.tsx', 'Thin.docs.tsx', 'Thin.mdx'].map((file) => [
        `${layout}/${file}`,
        read(`${layout}/${file}`),
      ]),
    );
    const docs = `${layout}/Thin.docs.tsx`;
    const withoutFrame =
      files[docs]?.replace(/^ {2}frame: .+\n/m, '').replace('keyboard.side', 'keyboard.bare') ?? '';
    const found = pieceDocsViolations(writeFixture({ ...files, [docs]: withoutFrame }));
    expect(found).toContain(`${docs}: it fills the window: say \`frame\``);
    expect(found).toContain(`${docs}: its kind has the keys \`layoutDocs.keyboard.side\``);
    expect(found).toContain(
      `${docs}: it shows the product in the layout: write packages/app/src/testing/inUse/Thin.stories.tsx`,
    );
    expect(found).toContain(
      `${docs}: write the story Thin in packages/app/src/testing/inUse/Misused.stories.tsx`,
    );
  });

  it("a don't of a layout that is a drawing", () => {
    const path = 'packages/layouts/src/Thin/Thin.docs.tsx';
    const docs = readFileSync(join(rootFolder, path), 'utf8');
    const drawn = docs.replace(
      "shows: 'Misused'",
      'shows: () => <LayoutMiniature layout="thin" />',
    );
    const layout = readFileSync(join(rootFolder, path.replace('.docs', '')), 'utf8');
    const stories = readFileSync(join(rootFolder, path.replace('.docs', '.stories')), 'utf8');
    const found = pieceDocsViolations(
      writeFixture({
        [path]: drawn,
        [path.replace('.docs', '')]: layout,
        [path.replace('.docs', '.stories')]: stories,
      }),
    );
    expect(found).toContain(`${path}: show the layout itself in \`dont\`: \`shows: 'Misused'\``);
  });

  it('a piece without documentation', () => {
    const { [docsFile]: _, ...rest } = whole;
    expect(pieceDocsViolations(writeFixture(rest))).toEqual([
      `${docsFile}: write the documentation of this piece`,
    ]);
  });

  it.each([
    ['without stories', 'Link', 'LinkList'],
    ['that is a part of another piece', 'Link', 'MenuItem'],
  ])('an exported component %s', (_, piece, component) => {
    const index = `export { ${piece} } from './${piece}.tsx';\nexport { ${component}, type X } from './x.tsx';`;
    expect(
      pieceDocsViolations(writeFixture({ ...whole, [`${folder}/index.ts`]: index })),
    ).toContain(
      `${folder}/${component}: write its stories and its page, or name it in \`partsOfPieces\``,
    );
  });

  it('a part with a page of its own', () => {
    const stories = "preview.meta({ title: 'Controls/Radio' })";
    const radio = `packages/ui/src/Radio/Radio`;
    const files = { [`${radio}.tsx`]: '', [`${radio}.stories.tsx`]: stories };
    expect(pieceDocsViolations(writeFixture(files))).toContain(
      `${radio}: it has a page, so take it out of \`partsOfPieces\``,
    );
  });

  it('documentation without a piece', () => {
    const { [docsFile]: text = '' } = whole;
    const lost = 'packages/ui/src/Lost/Lost.docs.tsx';
    expect(pieceDocsViolations(writeFixture({ [lost]: text }))).toEqual([
      `${lost}: there is no piece with stories of this name`,
    ]);
  });
});
