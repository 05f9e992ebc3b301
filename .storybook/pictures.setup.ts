import { afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { modes, usualPictures, type ModeName } from './modes.ts';
import { viewports } from './viewports.ts';

interface StoryContext extends TestContext {
  story?: { id: string; parameters: { pictures?: readonly ModeName[] } };
}

afterEach(async ({ task, story }: StoryContext) => {
  if (!story || task.result?.state === 'fail') return;
  await document.fonts.ready;
  const { storyId } = task.meta as { storyId?: string };
  for (const name of story.parameters.pictures ?? usualPictures) {
    const { theme, scheme, viewport } = modes[name];
    const { width, height } = viewports[viewport].styles;
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
    Object.assign(document.documentElement.dataset, { theme, scheme });
    // What is drawn over the page is outside the flow: then the picture is the whole window.
    document.body.style.minBlockSize = hasOverlay() ? '100vh' : '';
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}/${name}`);
  }
});

function hasOverlay(): boolean {
  return document.body.querySelector('[role="dialog"], [role="menu"], [role="tooltip"]') !== null;
}
