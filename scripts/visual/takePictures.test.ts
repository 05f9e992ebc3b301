import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
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
  const ids = [...stories.map(({ id }) => id), 'waiting', 'alone', 'once'];
  const html = Object.fromEntries(ids.map((id) => [id, `<p>${id}</p>`]));
  html['withoutABox'] =
    '<div style="display: contents"><div style="background: red; width: 80px; height: 30px"></div></div>';
  html['untidy'] = '<div style="height: 900px"><p>untidy</p><input></div>';
  html['followsTheWindow'] = '<div style="margin-top: 40px; min-height: 100vh"></div>';
  html['unanswered'] =
    '<img src="http://127.0.0.1:1/crest.png" alt=""><img src="/no-such-crest.svg" alt="">';
  html['endless'] = '<img src="data:," alt="" onerror="for (;;);">';
  html['inTheCorner'] =
    '<style>p { position: fixed; inset: 0; margin: 0 } p:hover { background: red }</style><p></p>';
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

describe('a page that answers no more', () => {
  it('is replaced as one that crashes', { timeout: 60_000 }, async () => {
    const taken: Taken[] = [];
    const wishes = [story('endless', 'One'), story('second', 'One'), story('third', 'Two')].map(
      (each) => ({ story: each, modes: [mode] }),
    );
    await takePictures({
      folder,
      groups: groupsOf(wishes),
      viewports,
      workers: 1,
      onTaken: (each) => taken.push(each),
      openPage: (place) => openStoryPage(place, 4_000),
    });
    const silent = 'The page has not answered for 4 s';
    expect(
      taken.map(({ failures }) => failures.map(({ story: { id }, error }) => [id, error])),
    ).toEqual([
      [
        ['endless', silent],
        ['second', silent],
      ],
      [],
    ]);
    expect(taken[1]?.pictures.map(({ story: { id } }) => id)).toEqual(['third']);
  });
});

/** Tells of each look at a story how it was asked for. */
function recording(looks: string[]) {
  return async (place: string): Promise<StoryPage> => {
    const page = await openStoryPage(place);
    return {
      ...page,
      open(each, size, time = 'still') {
        looks.push(`${each.id} ${time}`);
        return page.open(each, size, time);
      },
      switchTo(each, size) {
        looks.push(`${each.id} after another`);
        return page.switchTo(each, size);
      },
    };
  };
}

describe('the stories of a file', () => {
  it('are shown in one document, a viewport after another', { timeout: 60_000 }, async () => {
    const large = { ...mode, viewport: 'lg' };
    const wishes = stories.map((each) => ({
      story: { ...each, isFullscreen: true },
      modes: [mode, large],
    }));
    const looks: string[] = [];
    const taken: Taken[] = [];
    await takePictures({
      folder,
      groups: groupsOf(wishes),
      viewports: { ...viewports, lg: { width: 400, height: 150 } },
      workers: 1,
      onTaken: (each) => taken.push(each),
      openPage: recording(looks),
    });
    expect(looks).toEqual([
      'first still',
      'second after another',
      'first after another',
      'second after another',
      // Storybook would not show it again after itself.
      'third still',
      'third still',
    ]);
    const widths = taken.map(({ pictures }) => pictures.map(({ png }) => png.readUInt32BE(16)));
    expect(widths).toEqual([
      [200, 200, 400, 400],
      [200, 400],
    ]);
  });
});

describe('a story after another in one document', () => {
  it('finds nothing of it', { timeout: 60_000 }, async () => {
    const stage = await openStoryPage(folder);
    const page = await stage.openBlank();
    const size = { width: 200, height: 150 };
    await stage.open(story('untidy', 'Three'), size);
    expect(await page.evaluate('leftovers()')).toMatchObject({
      storage: 2,
      hash: '#left',
      modality: 'pointer',
    });
    await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
    await stage.switchTo(story('second', 'Three'), size);
    const [left, databases] = await page.evaluate(
      async () =>
        [(globalThis as unknown as { left: unknown }).left, await indexedDB.databases()] as const,
    );
    await stage.close();
    expect({ left, databases }).toEqual({
      left: {
        cookie: '',
        storage: 0,
        root: { lang: 'en' },
        body: null,
        hash: '',
        focus: 'body',
        selection: '',
        scroll: 0,
        // As in a new document, in which no pointer was seen.
        modality: 'keyboard',
      },
      databases: [],
    });
  });
});

describe('a play function', () => {
  async function take(...wanted: Story[]) {
    const looks: string[] = [];
    const taken: Taken[] = [];
    await takePictures({
      folder,
      groups: groupsOf(wanted.map((each) => ({ story: each, modes: [mode] }))),
      viewports,
      workers: 1,
      onTaken: (each) => taken.push(each),
      openPage: recording(looks),
    });
    const [{ failures = [], pictures = [], unsure = [], untagged = [] } = {}] = taken;
    expect(failures).toEqual([]);
    expect(pictures).toHaveLength(wanted.length);
    const idsOf = (list: readonly Story[]) => list.map(({ id }) => id);
    const unsureOf = unsure.map(({ story: { id }, error }) => `${id}: ${error}`);
    return { looks, unsure: unsureOf, untagged: idsOf(untagged) };
  }

  it(
    'that waits for time is played again while it runs, and named',
    { timeout: 60_000 },
    async () => {
      expect(await take(story('waiting', 'Three'))).toEqual({
        looks: ['waiting still', 'waiting still', 'waiting runs'],
        unsure: [],
        untagged: ['waiting'],
      });
    },
  );

  it('that waits for time is played once with the tag', { timeout: 60_000 }, async () => {
    expect(await take({ ...story('waiting', 'Three'), tags: [timeTag] })).toEqual({
      looks: ['waiting runs'],
      unsure: [],
      untagged: [],
    });
  });

  it('that fails once with the tag is played again', { timeout: 60_000 }, async () => {
    expect(await take({ ...story('once', 'Three'), tags: [timeTag] })).toEqual({
      looks: ['once runs', 'once runs'],
      unsure: ['once: playFunctionThrewException Not yet'],
      untagged: [],
    });
  });

  it(
    'that fails after another story is not taken for one of these',
    { timeout: 60_000 },
    async () => {
      expect(await take(story('first', 'Three'), story('alone', 'Three'))).toEqual({
        looks: ['first still', 'alone after another', 'alone still'],
        unsure: ['alone: playFunctionThrewException Not the first'],
        untagged: [],
      });
    },
  );
});

describe('a page that is taller than any window', () => {
  it('is pictured as tall as in the first one', { timeout: 60_000 }, async () => {
    const page = await openStoryPage(folder);
    const tall = { ...story('followsTheWindow', 'Three'), isFullscreen: true };
    await page.open(tall, { width: 200, height: 150 });
    const png = await page.take(tall, mode);
    await page.close();
    const heightOfPng = png.readUInt32BE(20);
    // With the margin of the page.
    expect(heightOfPng).toBe(150 + 40 + 8);
  });
});

describe('a component', () => {
  it('is pictured with what is in an element without a box', { timeout: 60_000 }, async () => {
    const page = await openStoryPage(folder);
    const menu = story('withoutABox', 'Three');
    await page.open(menu, { width: 200, height: 150 });
    const png = await page.take(menu, mode);
    await page.close();
    // With the margin of the page, or as much of that of the picture as there is, on each side.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([80 + 8 + 12, 30 + 8 + 12]);
  });
});

describe('a request without an answer', () => {
  it('is told with its story, and no other', { timeout: 60_000 }, async () => {
    const taken: Taken[] = [];
    const wishes = ['first', 'unanswered', 'second'].map((id) => ({
      story: story(id, 'Three'),
      modes: [mode],
    }));
    const onTaken = (each: Taken) => taken.push(each);
    await takePictures({ folder, groups: groupsOf(wishes), viewports, workers: 1, onTaken });
    const told = taken.flatMap(({ unanswered }) => unanswered);
    expect(
      told.map(({ story: { id }, viewport, requests }) => [id, viewport, requests.toSorted()]),
    ).toEqual([
      [
        'unanswered',
        'phone',
        [
          expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/.*: net::ERR_/),
          expect.stringMatching(/\/no-such-crest\.svg: 404$/),
        ],
      ],
    ]);
  });
});

describe('a story with a picture that did not load', () => {
  it('is shown a second time, in a new document', { timeout: 60_000 }, async () => {
    const looks: string[] = [];
    const wishes = ['first', 'unanswered', 'second'].map((id) => ({
      story: story(id, 'Three'),
      modes: [mode],
    }));
    await takePictures({
      folder,
      groups: groupsOf(wishes),
      viewports,
      workers: 1,
      onTaken: () => {},
      openPage: recording(looks),
    });
    expect(looks).toEqual([
      'first still',
      'unanswered after another',
      'unanswered still',
      'second after another',
    ]);
  });
});

describe('what lies where the pointer is in a new document', () => {
  it('is not under it in the picture', { timeout: 60_000 }, async () => {
    const page = await openStoryPage(folder);
    const corner = { ...story('inTheCorner', 'Three'), isFullscreen: true };
    const size = { width: 200, height: 150 };
    await page.open(story('first', 'Three'), size);
    await page.take(story('first', 'Three'), mode);
    await page.switchTo(corner, size);
    const png = PNG.sync.read(await page.take(corner, mode));
    await page.close();
    expect([...png.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});
