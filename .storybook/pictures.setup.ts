import { afterEach, expect, type TestContext } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { paintedBox } from '../scripts/visual/paintedBox.ts';
import { modes, defaultPictures, type ModeName } from './modes.ts';
import { viewports } from './viewports.ts';

interface StoryContext extends TestContext {
  story?: { id: string; parameters: { pictures?: readonly ModeName[]; layout?: string } };
}

afterEach(async ({ task, story }: StoryContext) => {
  if (!story || task.result?.state === 'fail') return;
  // Loads all fonts first, because text is rendered in a fallback font until then.
  await Promise.all([...document.fonts].map((font) => font.load()));
  // Moves the pointer out of the page, so that nothing is hovered.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
  const { storyId } = task.meta as { storyId?: string };
  for (const name of story.parameters.pictures ?? defaultPictures) {
    const { theme, scheme, viewport } = modes[name];
    const { width, height } = viewports[viewport].styles;
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
    Object.assign(document.documentElement.dataset, { theme, scheme });
    // The body is as tall as the window, so that the picture contains popovers outside of it.
    document.body.style.blockSize = '100vh';
    const isFullscreen = story.parameters.layout === 'fullscreen';
    const frame = isFullscreen ? document.body : addFrame();
    await expect(page.elementLocator(frame)).toMatchScreenshot(`${storyId}/${name}`);
    if (!isFullscreen) frame.remove();
  }
});

/**
 * An invisible element around all that the story paints: the picture of an element shows what lies
 * below it.
 */
function addFrame(): HTMLElement {
  const { x, y, width, height } = paintedBox();
  const frame = document.createElement('div');
  Object.assign(frame.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    pointerEvents: 'none',
  });
  document.documentElement.append(frame);
  return frame;
}
