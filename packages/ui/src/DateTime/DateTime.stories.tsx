import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { DateTime } from './DateTime.tsx';

const meta = preview.meta({
  title: 'Controls/DateTime',
  component: DateTime,
  args: {
    value: '2026-11-20T12:05:00Z',
    format: 'dateTime' as const,
    timeZone: 'Europe/Istanbul',
    now: () => Date.parse('2026-11-20T14:05:00Z'),
  },
});

export const DayAndTime = meta.story();

export const Day = meta.story({ args: { format: 'date' } });

export const Time = meta.story({ args: { format: 'time' } });

export const Message = meta.story({ args: { format: 'message' } });

export const Relative = meta.story({ args: { format: 'relative' } });

export const Turkish = meta.story({
  render: (args) => (
    <ul>
      {(['dateTime', 'date', 'time', 'message', 'relative'] as const).map((format) => (
        <li key={format}>
          <DateTime {...args} format={format} />
        </li>
      ))}
    </ul>
  ),
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'narrow' } },
});

export const DayWithoutTime = meta.story({ args: { value: '2026-11-20' } });

/** Proves LANG-12. */
export const FollowsTheLanguageAroundIt = meta.story({
  args: { format: 'relative' },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 saat önce')).toBeVisible();
  },
});

export const ReadByMachines = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T12:05:00Z');
  },
});

export const NothingForWhatIsNoDate = meta.story({
  args: { value: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
  },
});

const start = Date.parse('2026-11-20T12:06:04.800Z');

/** Proves TIME-6: also where it waits for each change exactly as long as for the one before. */
export const KeepsItselfFreshAgainAndAgain = meta.story({
  tags: ['time-passes'],
  args: { format: 'relative', value: '2026-11-20T12:05:05Z' },
  loaders: [() => ({ opened: Date.now() })],
  render: (args, { loaded }) => {
    // A minute passes in 200 ms, three of them in all.
    const minutes = () => Math.floor((Date.now() - (loaded['opened'] as number)) / 200);
    return <DateTime {...args} now={() => start + Math.min(minutes(), 3) * 60_000} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 minutes ago')).toBeVisible());
  },
});

/** Proves TIME-6. */
export const KeepsItselfFresh = meta.story({
  tags: ['time-passes'],
  args: { format: 'relative', value: '2026-11-20T12:05:05Z' },
  loaders: [() => ({ opened: Date.now() })],
  render: (args, { loaded }) => (
    <DateTime {...args} now={() => start + Date.now() - (loaded['opened'] as number)} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 minute ago')).toBeVisible());
  },
});
