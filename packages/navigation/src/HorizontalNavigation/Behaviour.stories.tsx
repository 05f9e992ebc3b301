import { boxOf } from '#storybook/boxOf';
import { faintWords } from '#storybook/faintWords';
import { areColoursForced, inForcedColours } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect, fn, screen, spyOn, waitFor, within, type UserEventObject } from 'storybook/test';
import { exampleItems } from '../internal/exampleItems.ts';
import { deepItems, disabledItems } from '../internal/exampleKinds.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/HorizontalNavigation/Behaviour',
  component: HorizontalNavigation,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleArgs, onNavigate: fn() },
  render: withStoryPage(HorizontalNavigation, { isColumn: true }),
});

export const OpensAndClosesWithAPress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    await userEvent.click(matches);
    await expect(canvas.getByRole('list', { name: 'Matches' })).toBeInTheDocument();
    await userEvent.click(matches);
    await expect(canvas.queryByRole('list', { name: 'Matches' })).toBeNull();
  },
});

/** Proves THEME-6, in the bar and in a menu. */
export const DisabledWordsAreSeen = meta.story({
  args: {
    items: [
      ...disabledItems,
      { id: 'seasons', type: 'group', title: 'Seasons', children: disabledItems },
    ],
  },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seasons' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Seasons' })).toBeVisible());
    const entries = [...canvasElement.querySelectorAll('[aria-disabled="true"]')].filter((entry) =>
      entry.checkVisibility({ visibilityProperty: true }),
    );
    await expect(entries).toHaveLength(10);
    await waitFor(() => expect(entries.flatMap((entry) => faintWords(entry, 3))).toEqual([]));
  },
});

/** Proves THEME-6. */
export const DisabledWordsAreSeenInDark = meta.story({
  ...DisabledWordsAreSeen.input,
  globals: { viewport: { value: 'lg' }, scheme: 'dark' },
});

/** Proves NAV-53. */
export const LabelsOfAMenuWithoutAnIconAreInLine = meta.story({
  args: {
    items: [
      {
        id: 'admin',
        type: 'group',
        title: 'Administration',
        children: [
          { id: 'cups', type: 'basic', title: 'Cups', icon: 'trophy', link: '/cups' },
          { id: 'referees', type: 'basic', title: 'Referees', link: '/referees' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Administration' }));
    const begin = (title: string) => boxOf(canvas.getByText(title)).left;
    await waitFor(() => expect(canvas.getByText('Cups')).toBeVisible());
    await expect(begin('Referees')).toBe(begin('Cups'));
  },
});

export const MovesAlongTheBarWithArrows = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Matches' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /Administration/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

export const ReachesEveryEntryWithTab = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await userEvent.tab();
    const matches = canvas.getByRole('button', { name: 'Matches' });
    await expect(matches).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(matches).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveFocus();
  },
});

export const MovesTheOtherWayFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Matches' })).toHaveFocus();
  },
});

export const EntersAndLeavesMenusWithArrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Matches' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Autumn cup' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Cups' })).toHaveFocus();
  },
});

/** Proves NAV-18, NAV-22: a press gives even a disabled entry the focus. */
export const ArrowsOpenNoDisabledEntry = meta.story({
  args: {
    items: [
      { id: 'seasons', type: 'group', title: 'Seasons', children: disabledItems.slice(-1) },
      { id: 'cups', type: 'group', title: 'Cups', disabled: true, children: exampleItems },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const cups = canvas.getByRole('button', { name: 'Cups' });
    cups.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cups).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Seasons' }));
    const last = canvas.getByRole('button', { name: /Last season/ });
    await waitFor(() => expect(last).toBeVisible());
    last.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Proves SHELL-16. */
export const EscapeClosesOneMenuAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Matches' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{Escape}');
    await expect(canvas.getByRole('button', { name: 'Cups' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Matches' })).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'Matches' })).toBeNull();
  },
});

/** Proves SHELL-16: Safari gives a pressed button no focus, and no browser a press on the padding. */
export const EscapeClosesWhatHasNoFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    await userEvent.click(matches);
    await userEvent.click(canvas.getByRole('button', { name: 'Cups' }));
    await expect(canvas.getByRole('list', { name: 'Cups' })).toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list', { name: 'Cups' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cups' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list', { name: 'Matches' })).toBeNull();
    await expect(matches).toHaveFocus();
  },
});

/** Proves SHELL-16: what hovering was about to open stays closed. */
export const EscapeEndsTheDelayOfHovering = meta.story({
  play: async ({ canvas, userEvent }) => {
    const delays = spyOn(globalThis, 'setTimeout');
    canvas.getByRole('button', { name: 'Matches' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}');
    const cups = canvas.getByRole('button', { name: 'Cups' });
    await userEvent.hover(cups);
    const elapse = delays.mock.calls.findLast(([, delay]) => delay === 120)?.[0];
    await expect(elapse).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await expect(cups).toHaveAttribute('aria-expanded', 'false');
    elapse?.();
    // A menu that opens is drawn after this.
    await expect(cups).toHaveFocus();
    await expect(cups).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Proves A11Y-17. */
export const AnArrowWithAltIsLeftToTheBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Matches' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const today = canvas.getByRole('link', { name: 'Today' });
    await expect(today).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{ArrowDown}{/Meta}');
    await expect(today).toHaveFocus();
  },
});

/** Proves NAV-33, A11Y-3: the focus is not lost with the menu when the page stays. */
export const EnterFollowsAnEntryAndCloses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    matches.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/matches/today', expect.anything());
    await expect(canvas.queryByRole('list', { name: 'Matches' })).toBeNull();
    await expect(matches).toHaveFocus();
  },
});

/** Proves A11Y-3: two menus close at once, and a page that takes the focus itself keeps it. */
export const TheFocusComesBackFromASubmenu = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    matches.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{Enter}');
    await expect(canvas.queryByRole('list', { name: 'Cups' })).toBeNull();
    await expect(matches).toHaveFocus();
    const heading = canvasElement.querySelector('h1') as HTMLElement;
    heading.tabIndex = -1;
    args.onNavigate.mockImplementationOnce(() => heading.focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.queryByRole('list', { name: 'Matches' })).toBeNull();
    await expect(heading).toHaveFocus();
  },
});

export const ClosesWhenTheFocusLeaves = meta.story({
  args: { items: exampleItems.slice(0, 3) },
  render: (args) => (
    <>
      <HorizontalNavigation {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Teams/ }));
    canvas.getByRole('button', { name: 'After' }).focus();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Teams' })).toBeNull());
  },
});

/** Proves NAV-47. */
export const MenusHaveNoSpacers = meta.story({
  args: {
    items: [
      {
        id: 'season',
        type: 'collapsable',
        title: 'Season',
        children: [
          { id: 'now', type: 'basic', title: 'This one', link: '/now' },
          { id: 'gap', type: 'spacer' },
          { id: 'before', type: 'basic', title: 'The last one', link: '/before' },
        ],
      },
      { id: 'gap-on-the-bar', type: 'spacer' },
      ...exampleItems.slice(0, 1),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('nav > ul')?.children).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Season' }));
    await expect(canvas.getByRole('list', { name: 'Season' }).children).toHaveLength(2);
  },
});

/** Proves NAV-18, also on a page that was scrolled. */
export const ATooltipLiesOnItsMenu = meta.story({
  args: {
    items: [
      {
        id: 'admin',
        type: 'group',
        title: 'Administration',
        children: [
          {
            id: 'cups',
            type: 'basic',
            title: 'Cups',
            link: '/cups',
            disabled: true,
            tooltip: 'Not for this role',
          },
          { id: 'referees', type: 'basic', title: 'Referees', link: '/referees' },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ boxSizing: 'content-box', minBlockSize: '100dvh', paddingBlockStart: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 200, behavior: 'instant' });
    const admin = canvas.getByRole('button', { name: 'Administration' });
    await userEvent.click(admin);
    const cups = await canvas.findByRole('link', { name: 'Cups' });
    await waitFor(() => expect(cups).toBeVisible());
    await userEvent.hover(cups);
    const bubble = await screen.findByRole('tooltip');
    await waitFor(() => expect(liesOnTop(bubble)).toBe(true));
    const { bottom, left, right } = cups.getBoundingClientRect();
    const box = bubble.getBoundingClientRect();
    await expect(box.top - bottom).toBeCloseTo(6, 0);
    await expect(Math.abs(box.left + box.right - left - right)).toBeLessThan(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
    await expect(cups).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(admin).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Whether the middle of an element is in view and nothing lies on it. */
function liesOnTop(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(seen);
}

/** Opens an entry and returns its colour behind the title. */
async function backgroundOfOpenEntry(
  canvas: ReturnType<typeof within>,
  userEvent: UserEventObject,
): Promise<string> {
  const entry = canvas.getAllByRole('button').at(-1) ?? document.body;
  await userEvent.click(entry);
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  return getComputedStyle(entry).backgroundColor;
}

const noColour = 'rgba(0, 0, 0, 0)';

/** Proves NAV-46. */
export const From600PixelsAnOpenEntryIsMarked = meta.story({
  globals: { viewport: { value: 'sm' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await backgroundOfOpenEntry(canvas, userEvent)).not.toBe(noColour);
  },
});

/** Proves NAV-46. */
export const Below600PixelsAnOpenEntryIsNotMarked = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await backgroundOfOpenEntry(canvas, userEvent)).toBe(noColour);
  },
});

/** Proves NAV-33. */
export const MarksTheAncestorsOfThePage = meta.story({
  args: {
    items: deepItems,
    currentLocation: { pathname: '/schools/ashworth', search: '', hash: '' },
  },
  play: async ({ canvas, userEvent }) => {
    const england = canvas.getByRole('button', { name: 'England' });
    await expect(england).toHaveAttribute('aria-current', 'true');
    england.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Kent' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

/** Proves A11Y-10: the ring lies inside of the entry, on its surface, as its words do. */
export const ThePageInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  args: {
    items: [{ id: 'home', type: 'basic', title: 'Home', subtitle: 'Of today', link: '/home' }],
  },
  play: async ({ canvas, userEvent }) => {
    if (!areColoursForced()) return;
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: /Home/ });
    await expect(home).toHaveFocus();
    const { color, outlineColor, outlineStyle } = getComputedStyle(home);
    await expect(outlineStyle).toBe('solid');
    await expect(outlineColor).toBe(color);
    await expect(getComputedStyle(within(home).getByText('Of today')).color).toBe(color);
  },
});
