import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Placements',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: exampleArgs,
  render: withStoryPage(VerticalNavigation),
});

/** The width of the navigation beside the page, in px (NAV-24). */
function expectWidth(width: number) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const host = canvasElement.querySelector('[data-appearance]');
    await expect(boxOf(host).width).toBe(width);
    const list = host?.querySelector('nav > div');
    await expect(boxOf(list).width).toBe(width);
  };
}

/** A drawer that is open has the focus, which its picture shows. */
async function expectFocusInside({ canvasElement }: { canvasElement: HTMLElement }) {
  const host = canvasElement.querySelector('[data-appearance]');
  await waitFor(() => expect(host).toContainElement(document.activeElement as HTMLElement));
}

export const SideLeftDefault = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'default' },
  play: expectWidth(280),
});

export const SideLeftCompact = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'compact' },
  play: expectWidth(112),
});

export const SideLeftDense = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'dense' },
  play: expectWidth(80),
});

export const SideLeftThin = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'thin' },
  play: expectWidth(80),
});

export const SideRightDefault = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'default' },
  play: expectWidth(280),
});

export const SideRightCompact = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'compact' },
  play: expectWidth(112),
});

export const SideRightDense = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'dense' },
  play: expectWidth(80),
});

export const SideRightThin = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'thin' },
  play: expectWidth(80),
});

export const OverLeftDefault = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'default' },
  play: expectFocusInside,
});

export const OverLeftCompact = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'compact' },
  play: expectFocusInside,
});

export const OverLeftDense = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'dense' },
  play: expectFocusInside,
});

export const OverLeftThin = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'thin' },
  play: expectFocusInside,
});

export const OverRightDefault = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'default' },
  play: expectFocusInside,
});

export const OverRightCompact = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'compact' },
  play: expectFocusInside,
});

export const OverRightDense = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'dense' },
  play: expectFocusInside,
});

export const OverRightThin = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'thin' },
  play: expectFocusInside,
});
