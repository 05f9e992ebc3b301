import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DateStrip } from './DateStrip.tsx';

const dates = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 2, 28 + index + Math.floor(index / 5))).toISOString().slice(0, 10),
);

const meta = preview.meta({
  title: 'Controls/DateStrip',
  component: DateStrip,
  args: {
    days: dates.map((date) => ({ date, href: `#${date}` })),
    value: '2026-04-17',
    today: '2026-04-15',
    labels: {
      navigation: 'Days with matches',
      today: 'Today',
      previous: 'Previous match day',
      next: 'Next match day',
    },
  },
});

export const SomeDay = meta.story();

export const SomeDayInDark = meta.story({ globals: { scheme: 'dark' } });

export const TodayOnANarrowPhone = meta.story({
  args: { value: '2026-04-15' },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const OtherYear = meta.story({ args: { today: '2025-04-15' } });

/** Proves TIME-3, TIME-8: by `today`, whatever the clock of the device says. */
export const AnArrowNamesAnotherYear = meta.story({
  args: { today: '2025-04-15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Next.*, 2026$/ })).toBeVisible();
  },
});

export const NothingBefore = meta.story({ args: { value: '2026-03-28' } });

export const NoDays = meta.story({ args: { days: [] } });

/** Proves LIST-16. */
export const KeysMoveAlong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('link', { name: 'Fri 17 Apr' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Today 15 Apr' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('link').at(-2)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('link').at(-2)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Next match day: / })).toHaveFocus();
  },
});

/** Proves A11Y-17. */
export const AnArrowWithAltIsLeftToTheBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('link', { name: 'Fri 17 Apr' });
    chosen.focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}');
    await expect(chosen).toHaveFocus();
  },
});

export const APressChooses = meta.story({
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Today 15 Apr' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-15');
    await userEvent.click(canvas.getByRole('link', { name: /^Previous match day: Thursday/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-16');
    await expect(location.hash).toBe('');
  },
});

/** Proves A11Y-3: the arrow that reaches the last day goes, and the day has the focus. */
export const TheLastArrowGivesTheFocusToItsDay = meta.story({
  args: { value: dates.at(-2) ?? '' },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <DateStrip {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: /^Next match day: / }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: /^Next match day: / })).toBeNull(),
    );
    await expect(canvas.getByRole('link', { current: true })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: true })).toBe(
      canvas.getAllByRole('link').at(-1),
    );
  },
});

async function expectChosenInView(canvas: ReturnType<typeof within>) {
  const link = canvas.getByRole('link', { current: true });
  await expect(link).toHaveTextContent('Fri 17 Apr');
  const chosen = link.getBoundingClientRect();
  const row = canvas.getByRole('list').getBoundingClientRect();
  await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
  await expect(chosen.right).toBeLessThanOrEqual(row.right);
}

/** Proves LIST-16. */
export const TodayIsMarkedAndTheChosenDayIsInView = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const today = canvas.getByRole('link', { name: 'Today 15 Apr' });
    await expect(today).toBeVisible();
    await expectChosenInView(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const tops = canvas.getAllByRole('listitem').map((day) => day.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

/** The sides of the row at which a shadow is painted. */
function shadowsAt(row: HTMLElement) {
  const { left, width } = row.getBoundingClientRect();
  return [...(row.parentElement?.children ?? [])]
    .filter((part) => part !== row && getComputedStyle(part).backgroundImage !== 'none')
    .map((shadow) => (shadow.getBoundingClientRect().left < left + width / 2 ? 'left' : 'right'))
    .toSorted();
}

/** Proves LIST-16: a shadow stands at each edge beyond which there are days, and takes no room. */
export const AShadowAtTheEdgeWithMoreDays = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await waitFor(() => expect(shadowsAt(row)).toEqual(['left', 'right']));
    const strip = boxOf(canvas.getByRole('navigation'));
    await expect(strip.height).toBe(boxOf(row).height);
    row.scrollLeft = 0;
    await waitFor(() => expect(shadowsAt(row)).toEqual(['right']));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(shadowsAt(row)).toEqual(['left']));
  },
});

export const AShadowAtTheOtherEdgeFromRightToLeft = meta.story({
  args: { value: '2026-03-28' },
  globals: { viewport: { value: 'phone' }, direction: 'rtl', scheme: 'dark' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await waitFor(() => expect(shadowsAt(row)).toEqual(['left']));
  },
});

/** Proves LIST-16: no day is cut at the arrow, wherever the row stops. */
export const ItScrollsFromDayToDay = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const starts = () => {
      const { left } = row.getBoundingClientRect();
      return canvas.getAllByRole('listitem').map((day) => day.getBoundingClientRect().left - left);
    };
    row.scrollLeft = 500;
    await waitFor(() => expect(starts().some((start) => Math.abs(start - 4) < 1)).toBe(true));
  },
});

/** Proves LIST-16: the arrow stands beside the last day, however few there are. */
export const AFewDays = meta.story({
  args: {
    days: dates.slice(0, 3).map((date) => ({ date, href: `#${date}` })),
    value: '2026-03-29',
  },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    const arrow = canvas.getByRole('link', { name: /^Next match day: / }).getBoundingClientRect();
    await expect(arrow.left - (last?.right ?? 0)).toBeLessThan(16);
    await expect(shadowsAt(canvas.getByRole('list'))).toEqual([]);
  },
});

/** As when a filter is taken away. Proves LIST-16. */
export const TheChosenDayStaysInViewWhenDaysComeAroundIt = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: function Filtered(args) {
    const [isFiltered, setFiltered] = useState(true);
    return (
      <>
        <Button onPress={() => setFiltered(!isFiltered)}>All</Button>
        <DateStrip
          {...args}
          days={args.days.filter(({ date }) => !isFiltered || date === args.value)}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expectChosenInView(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(30));
    await expectChosenInView(canvas);
  },
});

/** The row stands as one that had all its days at first. Proves LIST-16. */
export const DaysComeAroundTheOnlyOne = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: function Filtered(args) {
    const [isFiltered, setFiltered] = useState(true);
    const chosen = args.days.filter(({ date }) => date === args.value);
    return (
      <>
        <Button onPress={() => setFiltered(false)}>All</Button>
        <DateStrip {...args} days={isFiltered ? chosen : args.days} />
        <DateStrip {...args} labels={{ ...args.labels, navigation: 'All days' }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const lefts = () =>
      canvas
        .getAllByRole('link', { current: true })
        .map((link) => Math.round(link.getBoundingClientRect().left));
    await expect(lefts()[0]).not.toBe(lefts()[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2 * dates.length));
    await waitFor(() => expect(lefts()[0]).toBe(lefts()[1]));
  },
});
