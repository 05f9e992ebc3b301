import preview from '#storybook/preview';
import type { MatchSummary } from '@touchline/contract/match';
import { Provider } from 'jotai';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PlainButton } from '@touchline/ui/PlainButton';
import { AppLocale } from '#platform/language/AppLocale.tsx';
import { store } from '#platform/store.ts';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';
import { LiveMatches } from './LiveMatches.tsx';

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const started: readonly MatchSummary[] = names.map((id) => ({
  ...someMatches.live,
  id,
  broadcastTitle: `Match ${id}`,
}));

interface ADayProps {
  matches: readonly MatchSummary[];
  /** Whether the server names the one that has started last. */
  isLast?: boolean;
}

/** Each press stands for an answer of the server with one more started match. */
function ADay({ matches, isLast = false }: ADayProps) {
  const [count, setCount] = useState(matches.length);
  const name = 'Another match starts';
  const live = started.slice(0, count);
  return (
    <>
      <PlainButton variant="outlined" onPress={() => setCount(count + 1)}>
        {name}
      </PlainButton>
      <LiveMatches matches={isLast ? live : live.toReversed()} />
    </>
  );
}

const meta = preview.meta({
  title: 'Pages/Home/LiveMatches',
  component: LiveMatches,
  args: { matches: started.slice(0, 1) },
  render: ({ matches }) => (
    <Provider store={store}>
      <AppLocale>
        <ADay matches={matches} />
      </AppLocale>
    </Provider>
  ),
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
});

/** Proves HOME-2. */
export const WhatStartsWaitsBehindAButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Another match starts' }));
    const chip = await canvas.findByRole('button', { name: '1 new live match' });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(chip);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Match two' })).toHaveFocus();
  },
});

/**
 * Proves HOME-2: the button shows the matches that it counts, also when some of them have no card.
 */
export const AmongMoreThanThereAreCards = meta.story({
  args: { matches: started.slice(0, 7) },
  render: ({ matches }) => (
    <Provider store={store}>
      <AppLocale>
        <ADay matches={matches} isLast />
      </AppLocale>
    </Provider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Another match starts' }));
    await userEvent.click(await canvas.findByRole('button', { name: '1 new live match' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Match eight' })).toHaveFocus();
  },
});

/**
 * Proves HOME-2: the first live match is shown at once, and nothing is inserted above it
 * afterwards.
 */
export const OnADayThatBeganWithoutAny = meta.story({
  args: { matches: [] },
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('button', { name: 'Another match starts' });
    await userEvent.click(start);
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    await userEvent.click(start);
    await expect(await canvas.findByRole('button', { name: '1 new live match' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** Proves HOME-2: what follows after all have ended is shown at once. */
export const TheNextAfterAllHaveEnded = meta.story({
  render: function AfterAll() {
    const [matches, setMatches] = useState(started.slice(0, 2));
    const name = 'Another day';
    return (
      <Provider store={store}>
        <AppLocale>
          <PlainButton variant="outlined" onPress={() => setMatches(started.slice(2, 3))}>
            {name}
          </PlainButton>
          <LiveMatches matches={matches} />
        </AppLocale>
      </Provider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Another day' }));
    await expect(await canvas.findByRole('link', { name: 'Match three' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /new live match/ })).toBeNull();
  },
});

export const InTurkishAndDark = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Another match starts' }));
    await expect(await canvas.findByRole('button', { name: '1 yeni canlı maç' })).toBeVisible();
  },
});
