import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../Button/index.ts';
import { SplashScreen } from './SplashScreen.tsx';

const meta = preview.meta({
  title: 'Shell/SplashScreen',
  component: SplashScreen,
  args: { isShown: true, label: 'Loading Touchline', children: 'Touchline' },
  parameters: { layout: 'fullscreen' },
});

export const Waiting = meta.story({ tags: ['picture'] });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const NeverNeeded = meta.story({
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Touchline')).toBeNull();
  },
});

export const FadesAndLeavesTheDocument = meta.story({
  render: function Ready(args) {
    const [isReady, setIsReady] = useState(false);
    return (
      <>
        <Button onPress={() => setIsReady(true)}>The page is there</Button>
        <SplashScreen {...args} isShown={!isReady} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Touchline')).toBeNull());
  },
});
