import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleItems } from '../internal/exampleItems.ts';
import { itemsOfKind } from '../internal/exampleKinds.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Asides and widths',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: exampleArgs,
  render: withStoryPage(VerticalNavigation),
});

export const ShowsOneAsideAtATime = meta.story({
  args: {
    items: [...itemsOfKind.aside.slice(0, 1), ...exampleItems.slice(1, 2)],
    appearance: 'compact',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Teams/ }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Teams' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Matches' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Matches' })).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Teams' })).toBeNull();
  },
});

/** Proves NAV-32. */
export const CompactHasIconsOverLabelsAndChildrenBesideIt = meta.story({
  args: { appearance: 'compact' },
  play: async ({ canvas, userEvent }) => {
    const matches = canvas.getByRole('button', { name: 'Matches' });
    const icon = matches.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const label = within(matches).getByText('Matches').getBoundingClientRect();
    await expect(icon.height).toBeGreaterThan(0);
    await expect(label.top).toBeGreaterThanOrEqual(icon.bottom);
    await userEvent.click(matches);
    const children = await canvas.findByRole('group', { name: 'Matches' });
    // The panel fades in and slides to its place.
    await waitFor(async () => {
      await expect(within(children).getByRole('link', { name: 'Today' })).toBeVisible();
      await expect(boxOf(children).left).toBe(112);
    });
  },
});

export const TabsIntoAnAsideAndBackOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const teams = canvas.getByRole('button', { name: /Teams/ });
    teams.focus();
    await userEvent.keyboard('{Enter}');
    const football = await canvas.findByRole('link', { name: 'Football' });
    await userEvent.tab();
    await expect(football).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(teams).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveFocus();
  },
});

export const EscapeClosesAnAside = meta.story({
  play: async ({ canvas, userEvent }) => {
    const teams = canvas.getByRole('button', { name: /Teams/ });
    teams.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Teams' });
    await userEvent.keyboard('{Tab}{Escape}');
    await expect(teams).toHaveAttribute('aria-expanded', 'false');
    await expect(teams).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Teams' })).toBeNull());
  },
});

/** Proves SHELL-16: Safari gives a pressed button no focus. */
export const EscapeClosesAnAsideThatHasNoFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const teams = canvas.getByRole('button', { name: /Teams/ });
    await userEvent.click(teams);
    await canvas.findByRole('group', { name: 'Teams' });
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expect(teams).toHaveAttribute('aria-expanded', 'false');
    await expect(teams).toHaveFocus();
  },
});

export const AnArrivalClosesTheAside = meta.story({
  play: async ({ canvas, userEvent }) => {
    const teams = canvas.getByRole('button', { name: /Teams/ });
    await userEvent.click(teams);
    await userEvent.click(await canvas.findByRole('link', { name: 'Football' }));
    await expect(teams).toHaveAttribute('aria-expanded', 'false');
    await expect(teams).toHaveAttribute('aria-current', 'true');
  },
});

/** Proves NAV-30. */
export const DenseUnfoldsUnderTheFocusAndMovesNothing = meta.story({
  args: { appearance: 'dense' },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const before = boxOf(heading).left;
    const link = canvas.getByRole('link', { name: 'Home' });
    await waitFor(() => expect(boxOf(link).width).toBe(56));
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(boxOf(link).width).toBe(256));
    await expect(boxOf(heading).left).toBe(before);
  },
});

export const ThinSaysTheTitleInATooltip = meta.story({
  args: { appearance: 'thin' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Home');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

/** Proves NAV-18. */
export const ATooltipExplainsADisabledItem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Advertisements' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only administrators');
    await expect(canvas.getByRole('link', { name: 'Advertisements' })).toHaveAccessibleDescription(
      'Only administrators may change these',
    );
  },
});
