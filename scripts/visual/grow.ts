import type { Page, Request } from 'playwright-core';
import { settle } from './inPage.ts';
import type { Size } from './stories.ts';

/** Where a taller story ends. */
const tallest = 4_000;

/** The scripts and styles that a page loads at the moment; the page itself cannot see them. */
export interface Modules {
  /** Waits until all have come; whether there was one. */
  loaded: () => Promise<boolean>;
}

export function modulesOf(page: Page): Modules {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loading.add(request);
  });
  const onEnd = (request: Request) => void loading.delete(request);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return {
    async loaded() {
      if (loading.size === 0) return false;
      for (const request of loading) {
        await request
          .response()
          .then((response) => response?.finished())
          .catch(() => null);
        onEnd(request);
      }
      return true;
    },
  };
}

/** How often a story may grow when it has got room, because it shows more of itself then. */
const growths = 3;

/** Waits until the story is stable, in a viewport that is as tall as the story. */
export async function grow(page: Page, modules: Modules, { width, height }: Size): Promise<void> {
  const setRoom = (room: number) => page.setViewportSize({ width, height: room });
  const measure = async () => Math.min(await settled(page, modules), tallest);
  let room = height;
  let excess = 0;
  for (let growth = 0; growth <= growths; growth += 1) {
    const wanted = await measure();
    if (wanted <= room) return;
    if (wanted - room === excess) {
      // Taller than any window, because it keeps its footer below. What it was taken for at first may
      // have been before its last part came.
      await setRoom(height);
      await setRoom(await measure());
      await settled(page, modules);
      return;
    }
    excess = wanted - room;
    room = wanted;
    await setRoom(room);
  }
}

/** Waits again while a stable page loads more of its code, such as another route. */
async function settled(page: Page, modules: Modules): Promise<number> {
  let height = await page.evaluate(settle);
  while (await modules.loaded()) height = await page.evaluate(settle);
  return height;
}
