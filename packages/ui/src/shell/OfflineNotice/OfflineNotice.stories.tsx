import { SignalSlashIcon } from '@heroicons/react/24/outline';
import preview from '#storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../Button/index.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = preview.meta({
  title: 'Shell/OfflineNotice',
  component: OfflineNotice,
  args: {
    isOffline: true,
    title: 'You are offline.',
    description: 'What you see may be out of date.',
    icon: SignalSlashIcon,
  },
  argTypes: { icon: { control: false } },
  parameters: { layout: 'fullscreen' },
});

export const Offline = meta.story({ tags: ['picture'] });

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    title: 'İnternet bağlantın yok.',
    description: 'Gördüğün skorlar güncel olmayabilir; bağlantı kurulduğunda yenilenecek.',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const Online = meta.story({
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Proves SHELL-22. */
export const ReadOutWhenTheConnectionGoes = meta.story({
  render: function Loses(args) {
    const [isOffline, setIsOffline] = useState(false);
    return (
      <>
        <OfflineNotice {...args} isOffline={isOffline} />
        <Button onPress={() => setIsOffline(true)}>Pull the plug</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('You are offline.');
  },
});
