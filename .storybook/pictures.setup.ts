import { afterEach, expect, type TestContext } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { modes, defaultPictures, type ModeName } from './modes.ts';
import { viewports } from './viewports.ts';
import { type Box, paintedBox } from '../scripts/visual/paintedBox.ts';

interface StoryContext extends TestContext {
  story?: { id: string; parameters: { pictures?: readonly ModeName[] } };
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
    // What fills its page fills the window.
    document.body.style.blockSize = '100vh';
    await endAnimations();
    const frame = frameAround(paintedBox());
    try {
      await expect(page.elementLocator(frame)).toMatchScreenshot(`${storyId}/${name}`);
    } finally {
      frame.remove();
    }
  }
});

/** An empty element over a part of the page. Its picture is that of the page behind it. */
function frameAround({ x, y, width, height }: Box): HTMLElement {
  const frame = document.createElement('div');
  frame.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; pointer-events: none;`;
  document.body.append(frame);
  return frame;
}

/** Shows what moves at its end; what moves without end is where it is. */
async function endAnimations(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}
