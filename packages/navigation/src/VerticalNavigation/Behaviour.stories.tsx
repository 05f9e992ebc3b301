import { faintWords } from '#storybook/faintWords';
import { areColoursForced, inForcedColours } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { exampleItems } from '../internal/exampleItems.ts';
import { deepItems, disabledItems, itemsOfKind } from '../internal/exampleKinds.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Behaviour',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleArgs, onNavigate: fn() },
  render: withStoryPage(VerticalNavigation),
});

/**
 * Clicks an element, reports whether the app prevented the default, and keeps the browser from
 * following the link.
 */
function pressIn(element: HTMLElement, keys: MouseEventInit = {}): { wasPrevented: boolean } {
  const result = { wasPrevented: false };
  function onClick(event: MouseEvent) {
    result.wasPrevented = event.defaultPrevented;
    event.preventDefault();
  }
  window.addEventListener('click', onClick, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return result;
}

export const NamesItsLandmark = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  },
});

export const MarksThePage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
});

export const HandsOverAPlainPress = meta.story({
  play: async ({ args, canvas }) => {
    const press = pressIn(canvas.getByRole('link', { name: 'Messages' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/messages', expect.anything());
    await expect(press.wasPrevented).toBe(true);
  },
});

export const LeavesAModifiedPressToTheBrowser = meta.story({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Messages' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      await expect(pressIn(link, { [key]: true }).wasPrevented).toBe(false);
    }
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

export const LeavesExternalLinksToTheBrowser = meta.story({
  args: { items: itemsOfKind.basic },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /Rules/ });
    await expect(pressIn(link).wasPrevented).toBe(false);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Proves NAV-15, SEC-3: `external` tells the app to leave it to the browser, on this site too. */
export const ExternalLinksStayInTheTabUnlessTheyNameATarget = meta.story({
  args: {
    items: [
      { id: 'a', type: 'basic', title: 'Here', link: 'https://example.org/', externalLink: true },
      {
        id: 'b',
        type: 'basic',
        title: 'There',
        link: 'https://example.org/',
        externalLink: true,
        target: 'rules',
      },
      { id: 'c', type: 'basic', title: 'Script', link: 'javascript:alert(1)', externalLink: true },
      { id: 'd', type: 'basic', title: 'Elsewhere', link: '/\t/evil.example' },
    ],
  },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: 'Here' });
    await expect(here).toHaveAttribute('href', 'https://example.org/');
    await expect(here).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'There' })).toHaveAttribute('target', 'rules');
    for (const link of [here, canvas.getByRole('link', { name: 'There' })]) {
      await expect(link).toHaveAttribute('rel', 'external noopener noreferrer');
    }
    await expect(canvas.getByText('Script')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** Proves NAV-12: a group is a heading, which shows no icon and no badge, and nothing to press. */
export const AGroupHasATooltip = meta.story({
  args: {
    items: [
      {
        id: 'admin',
        type: 'group',
        title: 'Admin',
        subtitle: 'Of the school',
        icon: 'people',
        badge: { title: '3' },
        tooltip: 'Only for the office',
        function: fn(),
        children: [{ id: 'teams', type: 'basic', title: 'Teams', link: '/teams' }],
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Admin Of the school' });
    await expect(list).toHaveAccessibleDescription('Only for the office');
    const heading = canvas.getByText('Admin');
    await userEvent.hover(heading);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only for the office');
    await userEvent.click(heading);
    await expect(args.items[0]?.function).not.toHaveBeenCalled();
    await expect(canvas.queryByText('3')).toBeNull();
  },
});

const calls: string[] = [];

/** Proves NAV-14. */
export const RunsTheFunctionAndThenFollowsTheLink = meta.story({
  args: {
    items: [
      {
        id: 'both',
        type: 'basic',
        title: 'Both',
        link: '/both',
        function: ({ id }) => void calls.push(id),
      },
    ],
    onNavigate: fn((href: string) => void calls.push(href)),
  },
  play: async ({ canvas, userEvent }) => {
    calls.length = 0;
    await userEvent.click(canvas.getByRole('link', { name: 'Both' }));
    await expect(calls).toEqual(['both', '/both']);
  },
});

const whistle = fn();

/** Proves NAV-14. */
export const RunsAFunctionWithEnter = meta.story({
  args: { items: [{ id: 'whistle', type: 'basic', title: 'Whistle', function: whistle }] },
  play: async ({ args, canvas, userEvent }) => {
    whistle.mockClear();
    canvas.getByRole('button', { name: 'Whistle' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(whistle).toHaveBeenCalledOnce();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Proves NAV-18, NAV-22. */
export const LeavesDisabledItemsAlone = meta.story({
  args: { items: [...itemsOfKind.basic, ...itemsOfKind.collapsable.slice(1, 2)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Draw' }));
    const branch = canvas.getByRole('button', { name: 'Last season' });
    await userEvent.click(branch);
    await expect(branch).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Proves NAV-18: an entry without a link and without a function too. */
export const EachDisabledItemSaysSo = meta.story({
  args: { items: disabledItems },
  play: async ({ canvas }) => {
    for (const { title = '' } of disabledItems)
      await expect(canvas.getByText(title).closest('[data-item]')).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    await expect(canvas.getByRole('link', { name: 'Prizes' })).not.toHaveAttribute('href');
  },
});

/** Proves THEME-6. */
export const DisabledWordsAreSeen = meta.story({
  args: { items: disabledItems },
  play: async ({ canvasElement }) => {
    const entries = [...canvasElement.querySelectorAll('[aria-disabled="true"]')];
    await expect(entries).toHaveLength(5);
    await expect(entries.flatMap((entry) => faintWords(entry, 3))).toEqual([]);
  },
});

/** Proves THEME-6. */
export const DisabledWordsAreSeenOnVivid = meta.story({
  ...DisabledWordsAreSeen.input,
  args: { items: disabledItems, surface: 'vivid' },
});

/** Proves THEME-6. */
export const DisabledWordsAreSeenOnACard = meta.story({
  ...DisabledWordsAreSeen.input,
  args: { items: disabledItems, surface: 'card' },
});

/** Proves THEME-6. */
export const DisabledWordsAreSeenOnACardInDark = meta.story({
  ...DisabledWordsAreSeenOnACard.input,
  globals: { scheme: 'dark' },
});

/** Proves NAV-16. */
export const HidesWhatItsPredicateHides = meta.story({
  args: {
    items: [
      { id: 'a', type: 'basic', title: 'Seen', link: '/a' },
      { id: 'b', type: 'basic', title: 'Unseen', link: '/b', hidden: () => true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const PutsTheItemsClassesOnItsParts = meta.story({
  args: {
    items: [
      {
        id: 'a',
        type: 'basic',
        title: 'Marked',
        subtitle: 'Twice',
        icon: 'home',
        link: '/a',
        badge: { title: '1', classes: 'of-badge' },
        classes: {
          wrapper: 'of-wrapper',
          icon: 'of-icon',
          title: 'of-title',
          subtitle: 'of-subtitle',
        },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveClass('of-wrapper');
    await expect(canvas.getByText('Marked')).toHaveClass('of-title');
    await expect(canvas.getByText('Twice')).toHaveClass('of-subtitle');
    await expect(canvas.getByText('1')).toHaveClass('of-badge');
    await expect(canvasElement.querySelector('.of-icon svg')).toBeVisible();
  },
});

export const OpensAndClosesWithEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    matches.focus();
    await userEvent.keyboard('{Enter}');
    await expect(matches).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Today' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(matches).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Today' })).toBeNull());
  },
});

/** Proves NAV-20. */
export const OpensOneAtATime = meta.story({
  args: { items: [...exampleItems, ...deepItems.slice(0, 1)] },
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    await userEvent.click(matches);
    await userEvent.click(canvas.getByRole('button', { name: 'England' }));
    await expect(matches).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Proves NAV-20. */
export const OpensSeveralWithoutAutoCollapse = meta.story({
  args: { items: [...exampleItems, ...deepItems.slice(0, 1)], isAutoCollapse: false },
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    await userEvent.click(matches);
    await userEvent.click(canvas.getByRole('button', { name: 'England' }));
    await expect(matches).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Proves NAV-19. */
export const StartsOpenAroundThePage = meta.story({
  args: {
    items: deepItems,
    currentLocation: { pathname: '/schools/ashworth', search: '', hash: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ashworth High' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Ashworth High' })).toBeVisible();
  },
});

/** Proves A11Y-10: the ring lies inside of the entry, on its surface. */
export const TheRingOfThePageInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  play: async ({ canvas, userEvent }) => {
    if (!areColoursForced()) return;
    const home = canvas.getByRole('link', { name: 'Home' });
    // The ring is that of the keyboard.
    await userEvent.tab();
    home.focus();
    const { color, outlineColor, outlineStyle } = getComputedStyle(home);
    await expect(outlineStyle).toBe('solid');
    await expect(outlineColor).toBe(color);
  },
});
