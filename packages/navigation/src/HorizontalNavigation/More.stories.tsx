import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { twoFrames } from '#storybook/twoFrames';
import { Badge } from '@touchline/ui/Badge';
import { createContext, use, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import type { NavigationItem } from '../model/item.ts';
import { HorizontalNavigation, type HorizontalNavigationProps } from './HorizontalNavigation.tsx';

const onNavigate = fn();

const OnStoryPage = withStoryPage(HorizontalNavigation, { isColumn: true });

/** A resizable container for the bar. */
function OnAWidth({ width: first, ...args }: HorizontalNavigationProps & { width: number }) {
  const [width, setWidth] = useState(first);
  return (
    <>
      <div style={{ inlineSize: width }}>
        <OnStoryPage {...args} />
      </div>
      <label>
        Width{' '}
        <input
          type="range"
          min={100}
          max={1000}
          value={width}
          onChange={(event) => setWidth(event.target.valueAsNumber)}
        />
      </label>
    </>
  );
}

const meta = preview.meta({
  title: 'Navigation/HorizontalNavigation/More',
  component: OnAWidth,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleArgs, width: 420, onNavigate },
  beforeEach: () => void onNavigate.mockClear(),
});

interface StoryCanvas {
  canvasElement: HTMLElement;
}

function barOf({ canvasElement }: StoryCanvas): HTMLElement {
  const bar = canvasElement.querySelector<HTMLElement>('nav > ul');
  if (!bar) throw new Error('The story draws no bar');
  return bar;
}

/** The titles of the entries on the bar. */
function titlesOn(bar: HTMLElement): string[] {
  return [...bar.querySelectorAll(':scope > li > [data-item]')].map(
    (control) => control.querySelector('span > span')?.textContent ?? '',
  );
}

async function resizeTo(story: StoryCanvas, width: number): Promise<void> {
  const container = barOf(story).closest<HTMLElement>('[style]');
  if (!container) throw new Error('The story gives the bar no place');
  container.style.inlineSize = `${width}px`;
  await twoFrames();
}

/** The bar measures its entries in the first frame that lays them out. */
const measured = twoFrames;

/** The titles of entries beyond the edges of the bar. */
function cutOn(bar: HTMLElement): string[] {
  const { left, right } = bar.getBoundingClientRect();
  return [...bar.children]
    .filter((entry) => {
      const box = entry.getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5;
    })
    .map((entry) => entry.textContent);
}

/** Proves NAV-34. */
export const WhatDoesNotFit = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await measured();
    await expect(cutOn(barOf({ canvasElement }))).toEqual([]);
    await expect(titlesOn(barOf({ canvasElement }))).toEqual(['Home', 'Matches', 'More']);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const list = canvas.getByRole('list', { name: 'More' });
    await expect([...list.children].map((entry) => entry.textContent.trim())).toEqual([
      'Teams By sport',
      'Messages',
      'Administration Your school and its people',
    ]);
  },
});

export const InDark = meta.story({
  globals: { scheme: 'dark' },
  play: WhatDoesNotFit.input.play,
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: WhatDoesNotFit.input.play,
});

export const OnlyMore = meta.story({
  args: { width: 120 },
  play: async ({ canvasElement }) => {
    await measured();
    await expect(cutOn(barOf({ canvasElement }))).toEqual([]);
    await expect(titlesOn(barOf({ canvasElement }))).toEqual(['More']);
  },
});

export const EveryWidthIsWhole = meta.story({
  play: async ({ canvasElement }) => {
    await measured();
    const counts: number[] = [];
    for (const width of [1000, 800, 610, 500, 333, 250, 120, 333, 1000]) {
      await resizeTo({ canvasElement }, width);
      await expect(cutOn(barOf({ canvasElement }))).toEqual([]);
      counts.push(titlesOn(barOf({ canvasElement })).length);
    }
    // The same width has the same result, growing or shrinking.
    await expect(counts.at(-1)).toBe(counts[0]);
    await expect(counts.at(-2)).toBe(counts[4]);
    await expect(titlesOn(barOf({ canvasElement }))).not.toContain('More');
  },
});

export const LargerTextIsWhole = meta.story({
  beforeEach: () => () => {
    document.documentElement.style.fontSize = '';
  },
  play: async ({ canvasElement }) => {
    await measured();
    const before = titlesOn(barOf({ canvasElement }));
    document.documentElement.style.fontSize = '150%';
    await waitFor(() =>
      expect(titlesOn(barOf({ canvasElement })).length).toBeLessThan(before.length),
    );
    await expect(cutOn(barOf({ canvasElement }))).toEqual([]);
  },
});

/** The result is stable at once, and the page below does not move. */
export const SettlesAtOnce = meta.story({
  play: async ({ canvasElement }) => {
    await measured();
    const bar = barOf({ canvasElement });
    // The font is loaded when its text is laid out, and then changes the widths.
    await twoFrames();
    await document.fonts.ready;
    await twoFrames();
    const changes: string[] = [];
    const observer = new MutationObserver((records) =>
      changes.push(...records.map(({ target }) => target.textContent ?? '')),
    );
    const { height } = boxOf(bar);
    for (let width = 900; width > 150; width -= 25) {
      await resizeTo({ canvasElement }, width);
      observer.observe(bar, { childList: true, subtree: true });
      await twoFrames();
      await expect(changes.join(' | '), `${width} px`).toBe('');
      await expect(boxOf(bar).height, `${width} px`).toBe(height);
      observer.disconnect();
    }
  },
});

const withUnread = (item: NavigationItem) =>
  item.id === 'messages-display' ? (
    <Badge tone="messages" count={7} accessibleLabel="7 unread" />
  ) : null;

/** Proves NAV-34. */
export const CarriesTheBadgeOfWhatIsInIt = meta.story({
  args: { renderBadge: withUnread },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await measured();
    const more = await canvas.findByRole('button', { name: 'More 7 unread' });
    await expect(cutOn(barOf({ canvasElement }))).toEqual([]);
    await userEvent.click(more);
    await expect(
      await canvas.findByRole('link', { name: 'Messages 7 unread' }),
    ).toBeInTheDocument();
    // Narrow enough that only the last entry is in "More".
    await resizeTo({ canvasElement }, 1000);
    for (let width = 980; !canvas.queryByRole('button', { name: 'More' }); width -= 20) {
      await resizeTo({ canvasElement }, width);
    }
    await expect(titlesOn(barOf({ canvasElement }))).toContain('Messages');
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAccessibleName('More');
  },
});

const CountContext = createContext(0);

function Unread() {
  const count = use(CountContext);
  return <Badge tone="messages" count={count} accessibleLabel={`${count} unread`} />;
}

const unread = <Unread />;

/** A bar with a button that increases its badge. */
function WithAMessageThatComes(args: HorizontalNavigationProps & { width: number }) {
  const [count, setCount] = useState(0);
  return (
    <CountContext value={count}>
      <OnAWidth {...args} />
      <button type="button" onClick={() => setCount(count + 9)}>
        Nine messages come
      </button>
    </CountContext>
  );
}

export const ANumberThatComesMovesNothing = meta.story({
  args: {
    width: 1000,
    renderBadge: ({ id }) => (id === 'messages-display' ? unread : null),
  },
  render: (args) => <WithAMessageThatComes {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await measured();
    const bar = barOf({ canvasElement });
    const lefts = () => [...bar.children].map((entry) => boxOf(entry).left);
    const before = lefts();
    const come = canvas.getByRole('button', { name: 'Nine messages come' });
    await userEvent.click(come);
    await expect(canvas.getByRole('link', { name: 'Messages 9 unread' })).toBeVisible();
    await expect(lefts()).toEqual(before);
    for (let step = 0; step < 11; step += 1) await userEvent.click(come);
    await expect(bar).toHaveTextContent('99+');
    await expect(lefts()).toEqual(before);
  },
});

export const IsMarkedWhenThePageIsInIt = meta.story({
  args: { currentLocation: { pathname: '/messages', search: '', hash: '' } },
  play: async ({ canvas, userEvent }) => {
    await measured();
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveAttribute('aria-current', 'true');
    await expect(more).toHaveAttribute('data-active-below', 'true');
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const IsReachedAndLeftByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await measured();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Teams/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Football' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(more).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'More' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onNavigate).toHaveBeenCalledWith('/messages', expect.anything());
    await expect(canvas.queryByRole('list', { name: 'More' })).toBeNull();
  },
});

export const TheFocusGoesToMoreWithItsEntry = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await measured();
    canvas.getByRole('button', { name: 'Matches' }).focus();
    await resizeTo({ canvasElement }, 250);
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Home' }).focus();
    await resizeTo({ canvasElement }, 300);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

export const TheFocusStaysOnTheBarWhenMoreGoes = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await measured();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Teams/ })).toHaveFocus();
    await resizeTo({ canvasElement }, 1000);
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Administration/ })).toHaveFocus();
  },
});
