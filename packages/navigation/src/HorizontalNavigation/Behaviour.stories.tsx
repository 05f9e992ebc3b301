import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleItems } from '../internal/exampleItems.ts';
import { deepItems } from '../internal/exampleKinds.ts';
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

export const MovesAlongTheBarWithArrows = meta.story({
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

/** Proves NAV-33. */
export const EnterFollowsAnEntryAndCloses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Matches' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/matches/today', expect.anything());
    await expect(canvas.queryByRole('list', { name: 'Matches' })).toBeNull();
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
