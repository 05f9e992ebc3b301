import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { HomeIcon } from '@heroicons/react/24/outline';
import type { IconComponent } from '@touchline/ui/Icon';
import { Button } from '@touchline/ui/Button';
import { Badge } from '@touchline/ui/Badge';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleItems, makeManyItems } from '../internal/exampleItems.ts';
import { deepItems, longTurkishItems } from '../internal/exampleKinds.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { StoryPage } from '../internal/StoryPage.tsx';
import type { NavigationItem } from '../model/item.ts';
import { filterByRoles } from '../model/roles.ts';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Scale',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: exampleArgs,
  render: withStoryPage(VerticalNavigation),
});

export const FourLevels = meta.story({
  args: {
    items: deepItems,
    currentLocation: { pathname: '/schools/ashworth', search: '', hash: '' },
  },
});

const plainItems = ['Northern', 'Southern'].map((title): NavigationItem => ({
  id: title,
  type: 'basic',
  title,
  link: `/${title}`,
}));

/** The same entries under another name. */
function nested(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.map((item) => ({ ...item, id: `${item.id}-below`, title: `${item.title} below` }));
}

const labelled = [
  { title: 'Matches', icon: 'trophy' },
  { title: 'Referees' },
  { title: 'Pitches' },
].map(({ title, icon }): NavigationItem => ({
  id: title,
  type: 'basic',
  title,
  icon,
  link: `/${title}`,
}));

/** Proves NAV-53: in a list with an icon every label begins where those beside an icon do. */
export const LabelsWithoutAnIconAreInLine = meta.story({
  args: {
    items: [
      { id: 'admin', type: 'group', title: 'Administration', children: labelled },
      { id: 'plain', type: 'group', title: 'Regions', children: plainItems },
      { id: 'more', type: 'collapsable', title: 'More', icon: 'info', children: nested(labelled) },
    ],
    currentLocation: { pathname: '/Matches', search: '', hash: '' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const begin = (title: string) => boxOf(canvas.getByText(title)).left;
    await expect([begin('Referees'), begin('Pitches')]).toEqual([
      begin('Matches'),
      begin('Matches'),
    ]);
    await expect(begin('Referees below')).toBe(begin('Matches below'));
    // Without any icon there is nothing to be in line with.
    await expect(begin('Northern')).toBe(begin('Regions'));
    await expect(
      canvas.getByRole('link', { name: 'Referees' }).querySelector('svg'),
    ).not.toBeVisible();
  },
});

export const SixtyItems = meta.story({ args: { items: makeManyItems(60) } });

/** axe takes 15 s for a thousand entries, and `SixtyItems` checks the same markup. */
const withoutAxe = { a11y: { test: 'off' } } as const;

export const ThousandItems = meta.story({
  args: { items: makeManyItems(1000) },
  parameters: withoutAxe,
});

/** Proves NAV-49: no step draws more than a part of them. */
export const ThousandItemsComeInSteps = meta.story({
  args: { items: makeManyItems(1000) },
  parameters: withoutAxe,
  render: function Showing(args) {
    const [isShown, setIsShown] = useState(false);
    return isShown ? (
      <VerticalNavigation {...args} />
    ) : (
      <Button onPress={() => setIsShown(true)}>Show</Button>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const links = () => canvasElement.querySelectorAll('a[href]').length;
    const total = args.items.flatMap(({ children }) => children ?? []).length;
    const counts = [0];
    // Called once for each commit of React, because a commit is one task.
    const observer = new MutationObserver(() => counts.push(links()));
    observer.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(links()).toBe(total));
    observer.disconnect();
    const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
    await expect(total).toBeGreaterThan(500);
    await expect(Math.max(...steps)).toBeLessThanOrEqual(100);
  },
});

const thousand = makeManyItems(1000);
const administrator = ['Administrator'];
const visitor: readonly string[] = [];

export const ThousandItemsFilteredByRoles = meta.story({
  parameters: withoutAxe,
  render: function Filtering(args) {
    const [roles, setRoles] = useState(administrator as readonly string[]);
    const items = useMemo(() => filterByRoles(thousand, roles), [roles]);
    const isVisitor = roles === visitor;
    return (
      <StoryPage at="/entries/0/0">
        {({ currentLocation, onNavigate }) => (
          <VerticalNavigation
            {...args}
            items={items}
            currentLocation={currentLocation}
            onNavigate={onNavigate}
            header={
              <Button onPress={() => setRoles(isVisitor ? administrator : visitor)}>
                {isVisitor ? 'Sign in' : 'Sign out'}
              </Button>
            }
          />
        )}
      </StoryPage>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const all = thousand.flatMap(({ children }) => children ?? []);
    const open = all.filter(({ roles }) => !roles);
    const showsLinks = (count: number) =>
      waitFor(() => expect(canvasElement.querySelectorAll('a[href]')).toHaveLength(count));
    await showsLinks(all.length);
    await userEvent.click(canvas.getByText('Sign out'));
    await showsLinks(open.length);
  },
});

export const LongTurkish = meta.story({
  args: {
    items: longTurkishItems,
    currentLocation: { pathname: '/cekoslovakya', search: '', hash: '' },
    mode: 'over',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const LongTurkishCompact = meta.story({
  args: { items: longTurkishItems, appearance: 'compact' },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const FromRightToLeft = meta.story({
  args: {
    items: deepItems,
    currentLocation: { pathname: '/schools/ashworth', search: '', hash: '' },
  },
  globals: { direction: 'rtl' },
});

function withUnread(count: number) {
  return (item: NavigationItem) =>
    item.id === 'messages-display' ? (
      <Badge
        count={count}
        tone="messages"
        accessibleLabel={count > 0 ? `${count} unread` : undefined}
      />
    ) : null;
}

export const NothingUnread = meta.story({
  args: { renderBadge: withUnread(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible();
  },
});

/** Proves NAV-31. */
export const FiveUnread = meta.story({
  args: { renderBadge: withUnread(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages 5 unread' })).toBeVisible();
  },
});

/** Proves INBOX-22. */
export const MoreUnreadThanFit = meta.story({
  args: { renderBadge: withUnread(120) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Messages 120 unread' });
    await expect(link).toHaveTextContent('99+');
  },
});

export const UnreadInCompact = meta.story({
  args: { renderBadge: withUnread(120), appearance: 'compact' },
});

/** Proves NAV-31, NAV-45. */
export const UnreadInThin = meta.story({
  args: { renderBadge: withUnread(5), appearance: 'thin' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Messages 5 unread' });
    await expect(link).toBeVisible();
    const dot = link.lastElementChild?.lastElementChild ?? link;
    const icon = link.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = dot.getBoundingClientRect();
    await expect(boxOf(dot)).toMatchObject({ width: 10, height: 10 });
    await expect(left < icon.right && right > icon.left).toBe(true);
    await expect(top < icon.bottom && bottom > icon.top).toBe(true);
    // The number itself is for screen readers only.
    await expect(dot.firstElementChild).toHaveStyle({ opacity: 0 });
    await expect(dot).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  },
});

/** Proves NAV-52: unfolded, a number keeps the distance of the label at the other edge. */
export const UnreadInDense = meta.story({
  args: {
    renderBadge: withUnread(120),
    appearance: 'dense',
    items: [
      ...exampleItems,
      { id: 'new', type: 'basic', title: 'Announcements of the league', badge: { title: '99+' } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Home' });
    await waitFor(() => expect(boxOf(home).width).toBe(256));
    const badges = [
      { badge: canvas.getByText('99+', { selector: '[aria-hidden] *' }), of: /^Messages/ },
      { badge: canvas.getByText('99+', { selector: '[aria-hidden]' }), of: /^Announcements/ },
    ];
    for (const { badge, of } of badges) {
      const pill = badge.closest('[aria-hidden]') ?? badge;
      const row = canvas.getByText(of).closest('[data-item]') ?? pill;
      const label = canvas.getByText(of).getBoundingClientRect();
      const space = row.getBoundingClientRect().right - pill.getBoundingClientRect().right;
      await expect(Math.round(space), String(of)).toBe(16);
      await expect(pill.getBoundingClientRect().left - label.right).toBeGreaterThanOrEqual(15);
    }
  },
});

/** Proves NAV-36, NAV-48. */
export const BringsThePageIntoView = meta.story({
  parameters: withoutAxe,
  args: {
    items: makeManyItems(300),
    currentLocation: { pathname: '/entries/12/3', search: '', hash: '' },
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      const page = canvasElement.querySelector('[aria-current="page"]');
      await expect(page).not.toBeNull();
      const { top, bottom } = page?.getBoundingClientRect() ?? new DOMRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThan(window.innerHeight);
      const list = canvasElement.querySelector('nav ul')?.parentElement;
      const above = top - (list?.getBoundingClientRect().top ?? 0);
      await expect(Math.round(above)).toBe(120);
    });
  },
});

/** How often each item was rendered, counted by its icon. */
const drawn = new Map<string, number>();

function countDrawn(name: string): IconComponent {
  return function CountedIcon(props) {
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
    return <HomeIcon {...props} />;
  };
}

const countedNames = Array.from({ length: 200 }, (_, index) => `page-${index}`);
const countedIcons = Object.fromEntries(countedNames.map((name) => [name, countDrawn(name)]));
const countedItems: readonly NavigationItem[] = countedNames.map((name) => ({
  id: name,
  type: 'basic',
  title: name,
  icon: name,
  link: `/${name}`,
}));

/** Proves NAV-39. */
export const ANewAddressDrawsOnlyWhatChanged = meta.story({
  parameters: withoutAxe,
  args: {
    items: countedItems,
    icons: countedIcons,
    currentLocation: { pathname: '/page-0', search: '', hash: '' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'page-199' });
    drawn.clear();
    await userEvent.click(canvas.getByRole('link', { name: 'page-7' }));
    await expect([...drawn.keys()].toSorted()).toEqual(['page-0', 'page-7']);
  },
});

let unread = 0;
const listeners = new Set<() => void>();

function pushMessage() {
  unread += 1;
  for (const listener of listeners) listener();
}

function PushedBadge() {
  const count = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unread,
    () => unread,
  );
  return <Badge count={count} tone="messages" accessibleLabel={`${count} unread`} />;
}

function renderPushedBadge({ id }: NavigationItem) {
  return id === 'page-3' ? <PushedBadge /> : null;
}

/** Proves NAV-39. */
export const APushDrawsOnlyTheBadge = meta.story({
  parameters: withoutAxe,
  args: { items: countedItems, icons: countedIcons, renderBadge: renderPushedBadge },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'page-199' });
    drawn.clear();
    pushMessage();
    const link = await canvas.findByRole('link', { name: /^page-3 \d+ unread/ });
    await expect(link).toHaveTextContent(String(unread));
    await expect(drawn.size).toBe(0);
  },
});

export const AChangedBadgeFunctionDrawsNoItemAgain = meta.story({
  parameters: withoutAxe,
  args: { items: countedItems, icons: countedIcons },
  render: function Counting(args) {
    const [count, setCount] = useState(0);
    return (
      <StoryPage>
        {() => (
          <>
            <VerticalNavigation
              {...args}
              renderBadge={({ id }) => (id === 'page-3' ? <Badge count={count} /> : null)}
            />
            <button type="button" onClick={() => setCount(count + 1)}>
              Push
            </button>
          </>
        )}
      </StoryPage>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'page-199' });
    drawn.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Push' }));
    await expect(canvas.getByRole('link', { name: 'page-3 1' })).toBeVisible();
    await expect(drawn.size).toBe(0);
  },
});
