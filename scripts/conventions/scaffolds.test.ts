import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../folders.ts';
import { component, layout, page } from '../new/templates.ts';
import { nameProblem, writeFiles } from '../new/write.ts';
import { writeFixture } from './fixture.ts';
import { pieceDocsViolations } from './pieceDocs.ts';
import {
  componentViolations,
  hostViolations,
  pageViolations,
  paintPropViolations,
  storyViolations,
  styleViolations,
} from './rules.ts';
import { filesLike, textOf } from './workspace.ts';

const scaffolds = {
  'a component': component('MatchCard').files,
  'a piece of the shell': component('shell/AlarmPanel').files,
  'a layout': layout('Roomy').files,
  'a page': page('SchoolRecords').files,
};

describe.each(Object.entries(scaffolds))('%s of `pnpm new`', (_, files) => {
  it('keeps the rules of the house', () => {
    const root = writeFixture(files);
    const rules = [
      componentViolations,
      styleViolations,
      paintPropViolations,
      storyViolations,
      hostViolations,
      pageViolations,
    ];
    expect(rules.flatMap((violations) => violations(root))).toEqual([]);
  });

  it('has a page of documentation that can be drawn, in which only the words are missing', () => {
    const missing = /: (?:fill in `\w+`|write `[\w.]+` in this language)$/;
    const violations = pieceDocsViolations(writeFixture(files));
    expect(violations.filter((violation) => !missing.test(violation))).toEqual([]);
  });

  it('is formatted and passes the linter', () => {
    const root = writeFixture(files);
    for (const config of ['oxlint.config.ts', '.oxfmtrc.json']) {
      copyFileSync(join(rootFolder, config), join(root, config));
    }
    const paths = Object.keys(files);
    const run = (tool: string, ...args: string[]) =>
      execFileSync(join(rootFolder, 'node_modules', '.bin', tool), [...args, ...paths], {
        cwd: root,
        stdio: 'pipe',
        encoding: 'utf8',
      });
    expect(() => run('oxfmt', '--check')).not.toThrow();
    expect(() => run('oxlint')).not.toThrow();
  });
});

it('shows the product in a new layout as in the others', () => {
  const path = 'packages/app/src/testing/inUse/Thin.stories.tsx';
  expect(layout('Thin').files[path]).toBe(readFileSync(join(rootFolder, path), 'utf8'));
});

const inUse = filesLike('packages/app/src/testing/inUse/*.stories.tsx').filter(
  (path) => !path.endsWith('/Misused.stories.tsx'),
);

it('each layout shows the product', () => {
  const text = textOf('packages/layouts/src/layoutNames/layoutNames.ts');
  const names = /layoutNames = \[([^\]]+)\]/.exec(text)?.[1]?.match(/\w+/g) ?? [];
  expect(inUse.map((path) => /(\w+)\.stories/.exec(path)?.[1]?.toLowerCase()).toSorted()).toEqual(
    names.toSorted(),
  );
});

it.each(inUse)('%s has a story of every situation', (path) => {
  const storiesIn = (text = '') => text.match(/^export const \w+/gm);
  const { files } = layout('Roomy');
  const all = storiesIn(files['packages/app/src/testing/inUse/Roomy.stories.tsx']);
  expect(all?.length).toBeGreaterThan(20);
  expect(storiesIn(textOf(path))).toEqual(all);
});

it('writes over nothing', () => {
  const { files } = component('MatchCard');
  const root = writeFixture(files);
  expect(() => writeFiles(root, files)).toThrow('exists already');
});

it.each(['matchCard', 'Match-Card', '../Evil', 'Match Card', ''])('refuses the name %j', (name) => {
  expect(nameProblem('component', name)).toContain('no name for a component');
});

it('takes one word as the name of a layout, which is read in any case (LAYOUT-5)', () => {
  expect(nameProblem('layout', 'Roomy')).toBeUndefined();
  expect(nameProblem('layout', 'VeryRoomy')).toContain('no name for a layout');
});
