import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Side, compareSides } from './compareSides.ts';
import { type Mode, modeName } from './modes.ts';
import { smallStorybook } from './smallStorybook.ts';
import type { Story } from './stories.ts';
import { type Group, type Taken, groupsOf, takePictures } from './takePictures.ts';

const viewports = { phone: { width: 200, height: 150 }, lg: { width: 400, height: 300 } };
const modes: Mode[] = Object.keys(viewports).flatMap((viewport) =>
  (['light', 'dark'] as const).map((scheme): Mode => ({ theme: 'default', scheme, viewport })),
);

const box = (left: number) =>
  `<div style="margin-inline-start: ${left}px; border-inline-start: 1px solid #e2e8f0; padding: 8px">Card</div>`;

/** By id; two of a file share a document. */
const html = { alone: box(20), moved: box(20), besideIt: box(20), text: '<p>Card</p>' };
const files: Record<string, string> = { moved: 'cards.tsx', besideIt: 'cards.tsx' };

const wishes = Object.keys(html).map((id) => ({ story: storyOf(id), modes }));

function storyOf(id: string): Story {
  return {
    id,
    title: id,
    name: id,
    file: files[id] ?? `${id}.tsx`,
    tags: [],
    isFullscreen: id === 'alone',
    ownViewport: null,
    ownTheme: null,
    ownScheme: null,
  };
}

async function takeAll(folder: string, groups: readonly Group[]): Promise<Taken[]> {
  const all: Taken[] = [];
  await takePictures({
    folder,
    groups,
    viewports,
    workers: 1,
    onTaken: (taken) => all.push(taken),
  });
  return all;
}

const nameOf = (id: string, mode: Mode) => `${id} ${modeName(mode)}`;

function sideOf(taken: readonly Taken[]): Side {
  const pictures = new Map(
    taken.flatMap((each) =>
      each.pictures.map(({ story, mode, png }) => [nameOf(story.id, mode), png]),
    ),
  );
  return {
    wishes,
    pictures: {
      has: (_, id, mode) => pictures.has(nameOf(id, mode)),
      read: (_, id, mode) => pictures.get(nameOf(id, mode)) ?? Buffer.alloc(0),
      write: () => {},
      pictured: () => null,
      notePictured: () => {},
      adopt: () => {},
    },
  };
}

it(
  'a border that moves by one pixel is found in every mode of its story, and nothing else',
  { timeout: 120_000 },
  async () => {
    const folders = [html, { ...html, moved: box(21) }].map((stories) => {
      const folder = mkdtempSync(join(tmpdir(), 'touchline-visual-'));
      writeFileSync(join(folder, 'iframe.html'), smallStorybook(stories));
      return folder;
    }) as [string, string];
    try {
      const [before, after] = folders;
      const { entries, unsteady, compared } = await compareSides(
        sideOf(await takeAll(before, groupsOf(wishes))),
        sideOf(await takeAll(after, groupsOf(wishes))),
        () => true,
        async (changed) => {
          const again = groupsOf(wishes).filter(({ file }) =>
            changed.some((group) => group.file === file),
          );
          return { before: await takeAll(before, again), after: await takeAll(after, again) };
        },
      );
      expect(entries.map(({ story, mode }) => nameOf(story.id, mode)).toSorted()).toEqual(
        modes.map((mode) => nameOf('moved', mode)).toSorted(),
      );
      expect(entries.every(({ kind }) => kind === 'changed')).toBe(true);
      expect({ unsteady, compared }).toEqual({ unsteady: [], compared: 16 });
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  },
);
