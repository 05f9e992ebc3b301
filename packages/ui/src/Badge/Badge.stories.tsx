import preview from '#storybook/preview';
import { ClockIcon } from '@heroicons/react/24/outline';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Controls/Badge',
  component: Badge,
  args: { count: 7 },
});

const tones = [
  'messages',
  'notifications',
  'neutral',
  'info',
  'success',
  'warning',
  'danger',
  'live',
] as const;

export const Usual = meta.story({ args: { tone: 'messages' } });

export const Counts = meta.story({
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
});

export const Words = meta.story({
  args: { count: undefined },
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} text={tone} />
      ))}
    </>
  ),
});

export const WithSigns = meta.story({
  args: { count: undefined, icon: ClockIcon },
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} text={tone} />
      ))}
    </>
  ),
});

export const CountsInDark = meta.story({ ...Counts.input, globals: { scheme: 'dark' } });

export const WordsInDark = meta.story({ ...Words.input, globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    tone: 'warning',
    count: undefined,
    text: 'Hava koşulları nedeniyle ileri bir tarihe ertelendi',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

/** Proves INBOX-9. */
export const NothingAtZero = meta.story({
  args: { count: 0, accessibleLabel: 'no unread messages' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
});

/** Proves INBOX-22. */
export const PlusAboveTheMaximum = meta.story({
  args: { tone: 'messages', count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

export const ReadOutInWords = meta.story({
  args: { tone: 'messages', count: 5, accessibleLabel: '5 unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 unread messages')).toBeInTheDocument();
    await expect(canvas.getByText('5').parentElement).toHaveAttribute('aria-hidden', 'true');
  },
});
