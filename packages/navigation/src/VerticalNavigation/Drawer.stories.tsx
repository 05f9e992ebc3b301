import preview from '#storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { exampleItems } from '../internal/exampleItems.ts';
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
      expect(canvas.getByRole('dialog').getBoundingClientRect().right).toBe(
        document.documentElement.clientWidth,
      ),
    );
  },
});

export const OpenFromRightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog').getBoundingClientRect().right).toBe(
        document.documentElement.clientWidth,
      ),
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

/** Proves NAV-27. */
export const ShowsOneAsideAtATime = meta.story({
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
