import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../Button/index.ts';
import { fadeSplash } from './fadeSplash.ts';
import { SplashScreen } from './SplashScreen.tsx';

const meta = preview.meta({
  title: 'Shell/SplashScreen',
  component: SplashScreen,
  args: { label: 'Loading Touchline', children: 'Touchline' },
  parameters: { layout: 'fullscreen' },
});

export const Waiting = meta.story({ tags: ['picture'] });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** Proves START-1. */
export const CoversTheWindow = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { left, top, width, height } = boxOf(canvasElement.firstElementChild);
    await expect([left, top]).toEqual([0, 0]);
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Touchline');
  },
});

/** Proves START-1. */
export const FadesAndLeavesTheDocument = meta.story({
  // As static markup outside React, as in the page.
  render: (args) => (
    <>
      <Button onPress={fadeSplash}>The page is there</Button>
      <div dangerouslySetInnerHTML={{ __html: renderToString(<SplashScreen {...args} />) }} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const splash = canvas.getByText('Touchline');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // The splash screen no longer covers the page.
    await expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).not.toBe(splash);
    await waitFor(() => expect(Number(getComputedStyle(splash).opacity)).toBeLessThan(1));
    await waitFor(() => expect(splash).not.toBeInTheDocument());
    await expect(canvasElement).toHaveTextContent('The page is there');
  },
});

export const NeverNeeded = meta.story({
  render: () => <Button onPress={fadeSplash}>The page is there</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toBeInTheDocument();
  },
});
