import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallStorybook } from './smallStorybook.ts';
import type { Size, Story } from './stories.ts';
import { type StoryPage, openStoryPage } from './storyPage.ts';
import { type Taken, groupsOf, takePictures, timeTag } from './takePictures.ts';

const mode = { theme: 'default', scheme: 'light', viewport: 'phone' } as const;
const viewports: Record<string, Size> = { phone: { width: 200, height: 150 } };

function story(id: string, file: string): Story {
  return {
    id,
    title: `Controls/${id}`,
    name: 'Plain',
    file,
    tags: [],
    isFullscreen: false,
    ownViewport: null,
    ownTheme: null,
    ownScheme: null,
  };
}

const stories = [story('first', 'One'), story('second', 'One'), story('third', 'Two')];
const groups = groupsOf(stories.map((each) => ({ story: each, modes: [mode] })));

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-visual-'));
  const ids = [...stories.map(({ id }) => id), 'waiting'];
  const html = Object.fromEntries(ids.map((id) => [id, `<p>${id}</p>`]));
  writeFileSync(join(folder, 'iframe.html'), smallStorybook(html));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function takeIn(openPage: (folder: string) => Promise<StoryPage>): Promise<Taken[]> {
  const taken: Taken[] = [];
  const onTaken = (each: Taken) => taken.push(each);
  await takePictures({ folder, groups, viewports, workers: 1, onTaken, openPage });
  return taken;
}

/** Opens browsers, of which the first ones end as soon as a picture is asked for. */
function crashing(count: number) {
  let opened = 0;
  return async (place: string): Promise<StoryPage> => {
    const page = await openStoryPage(place);
    opened += 1;
    if (opened > count) return page;
    return {
      ...page,
      async take(...shot) {
        await page.close();
        return page.take(...shot);
      },
    };
  };
}

describe('a browser that crashes', () => {
  it('is replaced, and what it was taking is taken again', { timeout: 60_000 }, async () => {
    const taken = await takeIn(crashing(1));
    expect(taken.flatMap(({ pictures }) => pictures.map(({ story: { id } }) => id))).toEqual([
      'first',
      'second',
      'third',
    ]);
    expect(taken.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('fails the stories that crash it again, and no others', { timeout: 60_000 }, async () => {
    const [one, two] = await takeIn(crashing(2));
    expect(one?.failures.map(({ story: { id } }) => id)).toEqual(['first', 'second']);
    expect(two?.failures).toEqual([]);
    expect(two?.pictures.map(({ story: { id } }) => id)).toEqual(['third']);
  });
});

describe('a play function that waits for time to pass', () => {
  async function takeTagged(...tags: string[]) {
    const opened: string[] = [];
    const taken: Taken[] = [];
    await takePictures({
      folder,
      groups: groupsOf([{ story: { ...story('waiting', 'Three'), tags }, modes: [mode] }]),
      viewports,
      workers: 1,
      onTaken: (each) => taken.push(each),
      async openPage(place) {
        const page = await openStoryPage(place);
        return {
          ...page,
          open(each, size, time = 'still') {
            opened.push(time);
            return page.open(each, size, time);
          },
        };
      },
    });
    expect(taken[0]?.failures).toEqual([]);
    expect(taken[0]?.pictures).toHaveLength(1);
    return { opened, untagged: taken[0]?.untagged.map(({ id }) => id) };
  }

  it('is played again with a date that runs, and named', { timeout: 60_000 }, async () => {
    expect(await takeTagged()).toEqual({ opened: ['still', 'runs'], untagged: ['waiting'] });
  });

  it('is played once with the tag', { timeout: 60_000 }, async () => {
    expect(await takeTagged(timeTag)).toEqual({ opened: ['runs'], untagged: [] });
  });
});
