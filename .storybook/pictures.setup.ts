import { afterEach, expect, type TestContext } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { modes, usualPictures, type ModeName } from './modes.ts';
import { viewports } from './viewports.ts';

interface StoryContext extends TestContext {
  story?: { id: string; parameters: { pictures?: readonly ModeName[] } };
}

afterEach(async ({ task, story }: StoryContext) => {
  if (!story || task.result?.state === 'fail') return;
  // Letters are drawn in another font until the right one is there, and it is asked for late.
  await Promise.all([...document.fonts].map((font) => font.load()));
  // The pointer stays where the story before left it, and what is under it looks hovered.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  const { storyId } = task.meta as { storyId?: string };
  for (const name of story.parameters.pictures ?? usualPictures) {
    const { theme, scheme, viewport } = modes[name];
    const { width, height } = viewports[viewport].styles;
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
    Object.assign(document.documentElement.dataset, { theme, scheme });
    // A picture is what the window shows: what is beyond it, or drawn over the page, has no body.
    document.body.style.blockSize = '100vh';
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}/${name}`);
  }
});
