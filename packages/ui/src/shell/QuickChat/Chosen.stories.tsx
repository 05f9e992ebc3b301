import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { QuickChat } from './QuickChat.tsx';
import { Open } from './QuickChat.stories.tsx';

const meta = preview.meta({
  title: 'Shell/QuickChat/Chosen',
  component: QuickChat,
  args: Open.composed.args,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'lg' } },
});

/** The styles of the mark beside the chosen conversation. */
function markOf(canvasElement: HTMLElement): CSSStyleDeclaration {
  const chosen = canvasElement.querySelector('button[aria-current="true"]');
  if (!chosen) throw new Error('No conversation is chosen');
  return getComputedStyle(chosen, '::before');
}

/** Proves LAYOUT-24. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { right, width } = markOf(canvasElement);
    await expect([right, width]).toEqual(['0px', '4px']);
  },
});

/** Proves A11Y-9. */
export const InForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  play: async ({ canvasElement }) => {
    if (!areColoursForced()) return;
    const { backgroundColor, width } = markOf(canvasElement);
    await expect([backgroundColor, width]).toEqual([systemColour('Highlight'), '4px']);
  },
});
