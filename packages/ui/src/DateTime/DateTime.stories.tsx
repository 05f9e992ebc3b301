import preview from '#storybook/preview';
import { useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

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

function InThreeFormats(args: DateTimeProps) {
  return (
    <ul>
      {(['relative', 'dayTime', 'dateTime'] as const).map((format) => (
        <li key={format}>
          <DateTime {...args} language="en" format={format} />
        </li>
      ))}
    </ul>
  );
}

function textsOf(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
}

/** The clock of a server is another one, and it does not know the zone of the reader. */
export const TheBrowserWritesWhatAServerCannotKnow = meta.story({
  args: { timeZone: undefined },
  render: (args) => {
    const now = () => Date.parse('2027-03-01T08:00:00Z');
    const html = renderToString(<InThreeFormats {...args} now={now} />);
    return <div data-app dangerouslySetInnerHTML={{ __html: html }} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    const container = canvasElement.querySelector('[data-app]') as HTMLElement;
    await expect(textsOf(container)).toEqual([
      'Nov 20, 2026',
      'Fri, Nov 20, 2026, 12:05 PM UTC',
      'Nov 20, 2026, 12:05 PM UTC',
    ]);
    const drawn = container.firstElementChild;
    const onRecoverableError = fn();
    const root = hydrateRoot(container, <InThreeFormats {...args} />, { onRecoverableError });
    await expect(await canvas.findByText('2 hours ago')).toBeVisible();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(container.firstElementChild).toBe(drawn);
    const [, dayTime, dateTime] = textsOf(container);
    await expect(dayTime).toMatch(/^Fri, Nov 20, \d+:05 [AP]M$/);
    await expect(dateTime).toMatch(/^Nov 20, 2026, \d+:05 [AP]M$/);
    root.unmount();
  },
});

function AfterEachCommit({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(() => void onCommit());
  return null;
}

export const WithoutAServerItIsDrawnOnce = meta.story({
  render: () => <div data-app />,
  play: async ({ args, canvas, canvasElement }) => {
    const container = canvasElement.querySelector('[data-app]') as HTMLElement;
    const root = createRoot(container);
    const texts: (string | null)[] = [];
    root.render(
      <>
        <DateTime {...args} language="en" format="relative" />
        <AfterEachCommit onCommit={() => texts.push(container.textContent)} />
      </>,
    );
    await expect(await canvas.findByText('2 hours ago')).toBeVisible();
    await expect(texts).toEqual(['2 hours ago']);
    root.unmount();
  },
});
