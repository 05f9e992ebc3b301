import { PNG } from 'pngjs';
import { describe, expect, it, vi } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { type Side, compareSides } from './compareSides.ts';
import type { Mode } from './modes.ts';
import type { Story } from './stories.ts';
import { type Group, type Taken, groupsOf } from './takePictures.ts';

const mode: Mode = { theme: 'default', scheme: 'light', viewport: 'phone' };

/** A white picture with black points. */
function picture(width: number, height: number, ...points: [x: number, y: number][]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of points) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

/** The same picture in other bytes. */
function recoded(png: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(png), { deflateLevel: 0 });
}

describe('two pictures', () => {
  const white = picture(20, 10);

  it('are the same when all pixels are, whatever the bytes', () => {
    expect(comparePictures(white, Buffer.from(white))).toBeNull();
    expect(recoded(white).equals(white)).toBe(false);
    expect(comparePictures(white, recoded(white))).toBeNull();
  });

  it('differ by one pixel', () => {
    expect(comparePictures(white, picture(20, 10, [19, 9]))).toMatchObject({
      pixels: 1,
      share: 1 / 200,
    });
  });

  it('differ by the faintest shade', () => {
    const png = PNG.sync.read(white);
    png.data[0] = 254;
    expect(comparePictures(white, PNG.sync.write(png))?.pixels).toBe(1);
  });

  it('differ by what one has more, and the difference shows it', () => {
    const taller = comparePictures(white, picture(20, 12));
    expect(taller?.pixels).toBeGreaterThan(0);
    expect(PNG.sync.read(taller?.png ?? white)).toMatchObject({ width: 20, height: 12 });
  });
});

describe('two sides', () => {
  const story = (id: string, file = `${id}.stories.tsx`): Story => ({
    id,
    title: id,
    name: id,
    file,
    tags: [],
    isFullscreen: false,
    ownViewport: null,
    ownTheme: null,
    ownScheme: null,
  });

  function side(pictures: Record<string, Buffer>): Side {
    return {
      wishes: Object.keys(pictures).map((id) => ({ story: story(id), modes: [mode] })),
      pictures: {
        has: (_, id) => id in pictures,
        read: (_, id) => pictures[id] ?? Buffer.alloc(0),
        write: vi.fn(),
        pictured: () => null,
        notePictured: vi.fn(),
        adopt: vi.fn(),
      },
    };
  }

  const taken = (groups: readonly Group[], png: Buffer): Taken[] =>
    groups.map((group) => ({
      group,
      pictures: group.shots.map(({ story: each }) => ({ story: each, mode, png })),
      failures: [],
      unanswered: [],
      loaded: [],
      classes: {},
      unsure: [],
      untagged: [],
    }));

  const [plain, dotted, other] = [picture(8, 8), picture(8, 8, [1, 1]), picture(8, 8, [2, 2])];

  it('tell what has changed, what is new and what is gone', async () => {
    const { entries, compared } = await compareSides(
      side({ same: plain, moved: plain, gone: plain }),
      side({ same: plain, moved: dotted, fresh: plain }),
      () => true,
      async () => null,
    );
    expect(entries.map(({ kind, story: { id } }) => [kind, id])).toEqual([
      ['changed', 'moved'],
      ['gone', 'gone'],
      ['new', 'fresh'],
    ]);
    expect(compared).toBe(4);
  });

  it('do not compare what no change can reach', async () => {
    const { entries, compared, unreached } = await compareSides(
      side({ reached: plain, other: plain }),
      side({ reached: dotted, other: dotted }),
      (story) => story.id === 'reached',
      async () => null,
    );
    expect(entries.map((entry) => entry.story.id)).toEqual(['reached']);
    expect({ compared, unreached }).toEqual({ compared: 1, unreached: 1 });
  });

  it('do not take a story without a picture for a new or gone one', async () => {
    const failed = side({ shown: plain, failed: plain });
    failed.pictures.has = (_, id) => id !== 'failed';
    const { entries, compared } = await compareSides(
      failed,
      side({ shown: plain, failed: plain }),
      () => true,
      async () => null,
    );
    expect({ entries, compared }).toEqual({ entries: [], compared: 1 });
  });

  it('look again at what has changed, and at nothing else', async () => {
    const takeAgain = vi.fn(async (groups: readonly Group[]) => ({
      before: taken(groups, plain),
      after: taken(groups, dotted),
    }));
    const { entries, unsteady } = await compareSides(
      side({ same: plain, moved: plain }),
      side({ same: plain, moved: dotted }),
      () => true,
      takeAgain,
    );
    expect(takeAgain.mock.calls[0]?.[0].map(({ file }) => file)).toEqual(['moved.stories.tsx']);
    expect([entries.length, unsteady.length]).toEqual([1, 0]);
  });

  it('name as unsteady what is once the same on both sides', async () => {
    const { entries, unsteady } = await compareSides(
      side({ flickers: plain }),
      side({ flickers: dotted }),
      () => true,
      async (groups) => ({ before: taken(groups, dotted), after: taken(groups, other) }),
    );
    expect(entries).toEqual([]);
    expect(unsteady.map((shot) => shot.story.id)).toEqual(['flickers']);
  });

  it('take the stories of a file together, a viewport after another', () => {
    const large: Mode = { ...mode, viewport: 'lg' };
    const groups = groupsOf([
      { story: story('a', 'file'), modes: [mode, large] },
      { story: story('b', 'file'), modes: [mode] },
    ]);
    expect(
      groups.map(({ shots }) => shots.map(({ story: { id }, viewport }) => `${id} ${viewport}`)),
    ).toEqual([['a phone', 'b phone', 'a lg']]);
  });
});
