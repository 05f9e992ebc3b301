import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { VerticalNavigation, type VerticalNavigationProps } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Motion',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: exampleArgs,
  render: withStoryPage(VerticalNavigation),
});

/** How long each transition of an element takes, by the name of its property. */
function durationsOf(element: Element | null | undefined): Record<string, string> {
  if (!element) throw new Error('The story does not draw this element');
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  const durations = transitionDuration.split(', ');
  return Object.fromEntries(
    transitionProperty
      .split(', ')
      .map((property, index) => [property, durations[index % durations.length] ?? '']),
  );
}

/** Proves NAV-38. */
export const EachMotionTakesItsTime = meta.story({
  tags: ['time-passes'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(durationsOf(canvasElement.querySelector('[data-mode]'))).toMatchObject({
      margin: '0.4s',
      transform: '0.4s',
      'inline-size': '0.4s',
    });
    const matches = canvas.getByRole('button', { name: 'Matches' });
    await userEvent.click(matches);
    await expect(durationsOf(matches.nextElementSibling)).toMatchObject({
      'grid-template-rows': '0.225s',
    });
    await expect(durationsOf(matches.lastElementChild?.lastElementChild)).toEqual({
      rotate: '0.3s',
    });
  },
});

function ChangingItsMode(args: VerticalNavigationProps) {
  const [mode, setMode] = useState<'side' | 'over'>('side');
  return (
    <>
      <VerticalNavigation {...args} mode={mode} />
      <button type="button" onClick={() => setMode('over')}>
        Narrow the window
      </button>
    </>
  );
}

/** Proves NAV-28. */
export const AChangeOfModeMovesNothing = meta.story({
  tags: ['time-passes'],
  render: (args) => <ChangingItsMode {...args} isOpen={false} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const host = canvasElement.querySelector('[data-mode]');
    await expect(durationsOf(host)).toMatchObject({ transform: '0.4s' });
    let changedAt = 0;
    const changes = new MutationObserver(() => {
      changedAt ||= performance.now();
    });
    changes.observe(host as Element, { attributeFilter: ['data-mode'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Narrow the window' }));
    await expect(host).toHaveAttribute('data-mode', 'over');
    await expect(durationsOf(host)).toMatchObject({
      margin: '0s',
      transform: '0s',
      'inline-size': '0s',
    });
    await waitFor(() => expect(durationsOf(host)).toMatchObject({ transform: '0.4s' }));
    // The clocks of the timer and of the page differ by less than a frame.
    await expect(performance.now() - changedAt).toBeGreaterThan(480);
    changes.disconnect();
    await expect(
      durationsOf(canvasElement.querySelector('[data-navigation-overlay]')),
    ).toMatchObject({ opacity: '0.3s' });
  },
});
