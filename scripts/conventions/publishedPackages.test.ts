import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  entriesInWorkspace,
  entriesOf,
  published,
  shutOf,
  type PackageEntry,
} from '../library/packages.ts';
import { fileProblems, importProblems, moduleProblems } from '../packCheck/packageProblems.ts';
import { filesLike, manifestOf, textOf } from './workspace.ts';

/**
 * Entries for the workspace alone, which the published packages do not export. Publishing one of
 * them is a decision, as is adding one.
 */
const workspaceEntries = {
  contract: ['calls/*', 'playerDisplay', 'summaries', 'tolerant', 'wire'],
  ui: [
    'focusFirstInvalid',
    'fold',
    'href',
    'intent',
    'keepFocus',
    'lazyNamed',
    'menuStage',
    'pending',
    'sanitise',
    'styling',
    'theme/values',
    'timers',
    'toastClearance',
  ],
  navigation: [],
  layouts: [],
};

describe.each(published)('@touchline/%s', (name) => {
  const manifest = manifestOf(`packages/${name}`);

  it('exports its internal entries to the workspace alone', () => {
    expect(shutOf(name).toSorted()).toEqual(['internal/*', ...workspaceEntries[name]].toSorted());
    const found = (entries: PackageEntry[]) =>
      workspaceEntries[name].filter((shut) =>
        entries.some((entry) => matchesGlob(entry.name, shut)),
      );
    expect(found(entriesInWorkspace(name))).toEqual(workspaceEntries[name]);
    expect(found(entriesOf(name))).toEqual([]);
  });

  it('publishes a component for each entry, or values by a lower-case name', () => {
    const helpers = entriesOf(name).filter((entry) => /(?:^|\/)use[A-Z]/.test(entry.name));
    expect(helpers).toEqual([]);
  });

  it('leaves React and React Aria to the app', () => {
    const own = Object.keys(manifest.dependencies ?? {});
    expect(own.filter((one) => /^react|^@vanilla-extract|^@fontsource/.test(one))).toEqual([]);
    const imported = filesLike(`packages/${name}/src/**/*.{ts,tsx}`)
      .filter((path) => !/\.(?:stories|test|css)\.tsx?$|\/testing\//.test(path))
      .flatMap((path) => [...textOf(path).matchAll(/from '(react[\w-]*)(?:\/[\w/-]+)?'/g)])
      .map(([, library = '']) => library);
    const peers = Object.keys(manifest.peerDependencies ?? {});
    expect([...new Set(imported)].filter((one) => !peers.includes(one))).toEqual([]);
  });

  it('has a page and a licence to read', () => {
    expect(textOf(`packages/${name}/README.md`)).toContain(`npm install @touchline/${name}`);
    expect(textOf(`packages/${name}/CHANGELOG.md`)).toContain(`## ${manifest.version ?? ''}`);
  });
});

describe('the check of a tarball', () => {
  const good = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'dist/Button/index.js'];

  it('passes a package with all that it needs', () => {
    expect(fileProblems([...good, 'dist/Button/Button.js', 'dist/Button/Button.d.ts'])).toEqual([]);
  });

  it.each([
    ['a missing licence', good.filter((file) => file !== 'LICENSE'), 'LICENSE is missing'],
    ['a missing page', good.filter((file) => file !== 'README.md'), 'README.md is missing'],
    ['a story', [...good, 'dist/A/A.stories.js', 'dist/A/A.stories.d.ts'], 'should not be packed'],
    ['the source', [...good, 'src/A/A.tsx'], 'should not be packed'],
    ['a module without types', [...good, 'dist/A/A.js'], 'dist/A/A.js has no types'],
  ])('goes red on %s', (_, files, sentence) => {
    expect(fileProblems(files).join('\n')).toContain(sentence);
  });

  const styled = 'import "./A.css";\nexport { a } from "../b.js";\nimport("./Late.js");';
  const handsOn = 'export { A } from "./A.js";';
  const modules = ['dist/A/A.js', 'dist/A/A.js.map', 'dist/A/A.css', 'dist/b.js', 'dist/b.js.map'];
  const late = ['dist/A/Late.js', 'dist/A/Late.js.map'];

  it('passes modules that find what they import', () => {
    const read = (file: string) =>
      file === 'dist/A/A.js' ? styled : file === 'dist/A/index.js' ? handsOn : '';
    expect(moduleProblems([...modules, ...late, 'dist/A/index.js'], read)).toEqual([]);
  });

  it.each([
    ['a style sheet that did not come', 'dist/A/A.css', styled, 'A.js imports dist/A/A.css'],
    ['a module that did not come', 'dist/b.js', styled, 'A.js imports dist/b.js'],
    ['a module that would come later', 'dist/A/Late.js', styled, 'A.js imports dist/A/Late.js'],
    ['a module without a source map', 'dist/A/A.js.map', styled, 'dist/A/A.js has no source map'],
    [
      'a component that a server would take for its own',
      '',
      'import { jsx } from "react/jsx-runtime";',
      'does not begin with "use client"',
    ],
    [
      'a hook that a server component does not have',
      '',
      'import { useState } from "react";',
      'does not begin with "use client"',
    ],
  ])('goes red on %s', (_, missing, code, sentence) => {
    const files = [...modules, ...late].filter((file) => file !== missing);
    const read = (file: string) => (file === 'dist/A/A.js' ? code : '');
    expect(moduleProblems(files, read).join('\n')).toContain(sentence);
  });

  const manifest = { dependencies: { valibot: '1' }, peerDependencies: { react: '19' } };

  it('passes imports of what an installation brings', () => {
    const code = 'import { parse } from "valibot";\nimport { jsx } from "react/jsx-runtime";';
    const types = "import type { A } from './A.js';\nexport declare const b: import('react').Ref;";
    const read = (file: string) => (file.endsWith('.js') ? code : types);
    expect(importProblems(['dist/a.js', 'dist/a.d.ts'], read, manifest)).toEqual([]);
  });

  it.each([
    ['a package for development', 'import type { A } from "@vanilla-extract/css";'],
    ['a package in a type', "export declare const a: import('@vanilla-extract/css').Style;"],
    ['a package that comes later', 'await import("@vanilla-extract/css/late");'],
    ['a reference to types', '/// <reference types="@vanilla-extract/css" />'],
  ])('goes red on %s', (_, code) => {
    expect(importProblems(['dist/a.d.ts'], () => code, manifest)).toEqual([
      'dist/a.d.ts imports @vanilla-extract/css, which is no dependency',
    ]);
  });

  it('goes red on an entry that another of the packages does not publish', () => {
    const code = 'import { a } from "@touchline/ui/menuStage";\nimport "@touchline/ui/Menu";';
    const brought = { dependencies: { '@touchline/ui': '1' } };
    expect(importProblems(['dist/a.js'], () => code, brought)).toEqual([
      'dist/a.js imports @touchline/ui/menuStage, which is not published',
    ]);
  });
});
