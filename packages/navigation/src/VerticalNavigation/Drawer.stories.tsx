import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { exampleItems, makeManyItems } from '../internal/exampleItems.ts';
import { exampleArgs } from '../internal/withStoryPage.tsx';
import { StoryPage } from '../internal/StoryPage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Drawer',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: exampleArgs,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <StoryPage at={args.currentLocation.pathname} openLabel="Menu">
      {(stage) => (
        <VerticalNavigation
          {...args}
          {...stage}
          mode="over"
          onNavigate={(href, event) => {
            stage.onNavigate(href);
            args.onNavigate(href, event);
          }}
        />
      )}
    </StoryPage>
  ),
});

export const Shut = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  },
});

export const OpenOnTheRight = meta.story({
  args: { position: 'right' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() =>
      expect(boxOf(canvas.getByRole('dialog')).right).toBe(document.documentElement.clientWidth),
    );
  },
});

export const OpenFromRightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() =>
      expect(boxOf(canvas.getByRole('dialog')).right).toBe(document.documentElement.clientWidth),
    );
  },
});

export const ShutIsOutOfReach = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
});

/** Proves NAV-29. */
export const TakesTheFocusAndGivesItBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(button.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button.closest('[inert]')).toBeNull();
  },
});

/** Proves A11Y-3: the pressed control would be hidden and lose the focus. */
export const APressWhileItSlidesOutTakesNoFocus = meta.story({
  tags: ['time-passes'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: /Matches/ })).toBeVisible();
    const drawer = canvas.getByRole('dialog');
    // It slides until the press is over, however slow the machine is.
    drawer.style.transitionDuration = '60s';
    await userEvent.keyboard('{Escape}');
    const entry = canvas.getByRole('button', { name: /Matches/, hidden: true });
    await expect(entry).toBeVisible();
    await userEvent.click(entry);
    for (const slide of drawer.getAnimations()) slide.finish();
    await waitFor(() => expect(entry).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
});

/** Proves SHELL-16. */
export const EscapeClosesTheAsideFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: /Teams/ }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /Teams/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Proves NAV-54, A11Y-3. */
export const AnAsideTakesThePlaceOfTheEntriesOnAPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const teams = () => canvas.getByRole('button', { name: /^Teams/ });
    const trigger = teams();
    await userEvent.click(trigger);
    const aside = await canvas.findByRole('group', { name: 'Teams' });
    await waitFor(() => expect(boxOf(aside).left).toBe(0));
    await expect(boxOf(aside).width).toBe(280);
    // No entry of the drawer is seen cut, or is reached behind the aside.
    await expect(canvas.getByText('Messages')).not.toBeVisible();
    const back = teams();
    await expect(back).not.toBe(trigger);
    await expect(back).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Football' })).toHaveFocus();
    await userEvent.click(back);
    await expect(trigger).toBeVisible();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Proves NAV-54: from right to left as well, and at the right. */
export const AnAsideTakesThePlaceOfTheEntriesAtTheRight = meta.story({
  args: { position: 'right' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Teams/ }));
    const aside = await canvas.findByRole('group', { name: 'Teams' });
    await waitFor(() => {
      const { left, right } = boxOf(aside);
      expect([left, right]).toEqual([40, 320]);
    });
  },
});

function withLargeText() {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
}

/** Proves A11Y-6: what stands fixed above and below the entries leaves them room in a low window. */
export const EachEntryIsInReachInALowWindow = meta.story({
  args: { items: makeManyItems(30), header: <b>Touchline</b>, footer: <b>Ada Aydın</b> },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = canvas.getByRole('dialog');
    await waitFor(() => expect(boxOf(drawer).left).toBe(0));
    const links = within(drawer).getAllByRole('link');
    for (const link of [links.at(0), links.at(-2), links.at(-1)]) {
      link?.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
      const [label, found] = [0.5, 0.9].map((share) =>
        document.elementFromPoint(left + width * share, top + height / 2),
      );
      await expect([link?.contains(label ?? null), link?.contains(found ?? null)]).toEqual([
        true,
        true,
      ]);
    }
  },
});

export const EachEntryIsInReachWithLargeText = meta.story({
  ...EachEntryIsInReachInALowWindow.input,
  globals: { viewport: { value: 'phone' } },
  beforeEach: withLargeText,
});

/** A list that is drawn before its drawer is opened is laid out as one that is drawn with it. */
export const AShortListIsNoLongOneWhileItsDrawerIsShut = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('nav a[href]')).toHaveLength(3));
    await expect(canvasElement.querySelector('[data-long]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvasElement.querySelector('[data-long]')).toBeNull();
  },
});

/** Proves NAV-27. */
export const ShowsOneAsideAtATime = meta.story({
  globals: { viewport: { value: 'sm' } },
  args: {
    items: [
      {
        id: 'schools',
        type: 'aside',
        title: 'Schools',
        children: [{ id: 'all', type: 'basic', title: 'All schools', link: '/schools' }],
      },
      ...exampleItems,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Schools' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Schools' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Teams/ }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Teams' })).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Schools' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Schools' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** Proves NAV-25. */
export const APressOnTheOverlayCloses = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const overlay = canvasElement.querySelector('[data-navigation-overlay]');
    if (overlay) await userEvent.click(overlay);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Proves NAV-51. */
export const AScreenReaderFindsAButtonThatCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const drawer = within(canvas.getByRole('dialog'));
    const close = drawer.getByRole('button', { name: 'Close navigation' });
    await expect(close).toBe(drawer.getAllByRole('button').at(-1));
    await expect(close).toHaveAttribute('tabindex', '-1');
    close.click();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

/** Proves NAV-25. */
export const AnArrivalCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('/messages');
  },
});

/** Proves NAV-29. */
export const HoldsThePage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { documentElement } = document;
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(getComputedStyle(documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect(getComputedStyle(documentElement).overflowY).not.toBe('hidden');
  },
});

export const KeepsItsOwnStateWhenNobodyElseDoes = meta.story({
  args: { onOpenChange: fn() },
  render: (args) => <VerticalNavigation {...args} mode="over" />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
