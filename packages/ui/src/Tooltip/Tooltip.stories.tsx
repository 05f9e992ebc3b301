import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';
import { TooltipGroup } from './TooltipGroup.tsx';

const meta = preview.meta({
  title: 'Controls/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Fixtures for the next seven days',
    children: <Button variant="outlined">Matches</Button>,
  },
});

export const Closed = meta.story();

export const OpensOnKeyboardFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Fixtures for the next seven days',
    );
  },
});

export const InDark = meta.story({ ...OpensOnKeyboardFocus.input, globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    text: 'Önümüzdeki yedi gün içinde oynanacak karşılaşmaların tamamını ve değişiklikleri gösterir',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const OpensUnderARestingPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});

export const StaysWhileThePointerIsOnIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button'));
    await userEvent.hover(tooltip);
    await expect(
      waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), { timeout: 500 }),
    ).rejects.toThrow();
  },
});

export const ClosesWhenThePointerLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const ClosesWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const ClosesWhenPressed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const DoesNotRepeatTheName = meta.story({
  args: { text: 'Matches' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
});

function TwoAlike() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} style={{ display: 'flex', gap: 120 }}>
      <Button variant="outlined">First</Button>
      <Button variant="outlined">Second</Button>
      <TooltipGroup
        containerRef={ref}
        findTarget={(element) => {
          const control = element.closest('button');
          return control ? { control, text: 'Not for this role' } : undefined;
        }}
      />
    </div>
  );
}

export const StandsBesideItsOwnOfTwoWithTheSameWords = meta.story({
  render: () => <TwoAlike />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'First' }));
    await screen.findByRole('tooltip');
    const second = canvas.getByRole('button', { name: 'Second' });
    await userEvent.hover(second);
    await waitFor(() => expect(second).toHaveAccessibleDescription('Not for this role'));
    await waitFor(() => {
      const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
      const { left: start, right: end } = second.getBoundingClientRect();
      return expect(Math.abs(left + right - start - end)).toBeLessThan(4);
    });
  },
});
