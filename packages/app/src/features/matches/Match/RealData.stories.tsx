import preview from '#storybook/preview';
import type { Match } from '@touchline/contract/match';
import { realSeason } from '@touchline/mocks/fixtures/realSeason';
import { worldCup } from '@touchline/mocks/fixtures/worldCup';
import { answering, empty } from '@touchline/mocks/scenarios';
import { expect, within } from 'storybook/test';
import { matchHref } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const matches = [...worldCup.matches(), ...realSeason.matches()];

function find(isIt: (match: Match) => boolean): Match {
  const found = matches.find(isIt);
  if (!found) throw new Error('The data has no such match');
  return found;
}

const meta = preview.meta({
  title: 'Pages/Match/RealData',
  component: ProductPage,
  args: { address: matchHref('real') },
  parameters: { layout: 'fullscreen', match: matches[0] },
  beforeEach: async (context) => {
    await startFresh(context);
    context.msw.use(
      answering('match', context.parameters['match'] as Match),
      empty('matchLineUps'),
    );
  },
});

const cricket = find(({ scorecard }) => scorecard !== null);
const cup = find(({ id }) => id === 'world-cup-2026-74');

/** Proves MATCH-9, MATCH-21, MATCH-39. */
export const CricketScorecard = meta.story({
  parameters: { match: cricket },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Scorecard' }));
    await expect(card.getByRole('heading', { name: /^Australia 168\/6/ })).toBeVisible();
    await expect(card.getAllByRole('table', { name: 'Batting' })).toHaveLength(2);
    await expect(card.getAllByRole('table', { name: 'Bowling' })).toHaveLength(2);
    await expect(card.getByRole('row', { name: /^AJ Finch ?caught 43 34 2 2$/ })).toBeVisible();
    await expect(card.getByText(/wides 4, no-balls 1, byes 1, leg byes 1/)).toBeVisible();
    await expect(card.getByText('76/1 M Klinger, 10.3 overs')).toBeVisible();
    await expect(canvas.getByText('Sri Lanka won by 5 wickets')).toBeVisible();
    await expect(
      canvas.getByText(/Data from Cricsheet \(cricsheet.org\), ODC-BY 1.0/),
    ).toBeVisible();
  },
});

/** Proves MATCH-7, MATCH-39: board and card write an innings in one way. */
export const AllOutAfterOneOver = meta.story({
  parameters: {
    match: {
      ...cricket,
      score: {
        kind: 'innings',
        innings: [1, 2, 3].map((runs) => ({ team: 'home', runs, wickets: 10, overs: '1.0' })),
      },
      scorecard: cricket.scorecard?.map((card) => ({ ...card, wickets: 10, overs: '1.0' })),
    },
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Scorecard' }));
    await expect(card.getByRole('heading', { name: 'Australia 168 1 over' })).toBeVisible();
    await expect(canvas.queryByText(/\d\/10\b/)).toBeNull();
    await expect(canvas.queryByText(/^1(?:\.0)? overs$/)).toBeNull();
  },
});

/** Proves MATCH-14: a team leads to its page from the innings of the board and of the card. */
export const InningsLeadToTheTeams = meta.story({
  parameters: {
    match: {
      ...(AllOutAfterOneOver.input.parameters.match as Match),
      teams: cricket.teams.map((team, side) => ({ ...team, id: `team-${side}` })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole('heading', { name: 'Australia 168 1 over' });
    await expect(within(heading).getByRole('link', { name: 'Australia' })).toHaveAttribute(
      'href',
      '/teams/team-0',
    );
    const innings = [...canvasElement.querySelectorAll('[data-board] li strong')];
    const links = innings.map((one) => one.querySelector('a')?.getAttribute('href'));
    await expect(links).toEqual(['/teams/team-0', '/teams/team-0', '/teams/team-0']);
  },
});

export const CricketOnANarrowPhone = meta.story({
  parameters: { match: cricket },
  globals: { viewport: { value: 'narrow' }, scheme: 'dark', language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Skor kartı' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Children may not be named: every name is null. Proves MATCH-39, MATCH-47. */
export const ScorecardOfHiddenPlayers = meta.story({
  parameters: {
    match: {
      ...cricket,
      events: [],
      scorecard: cricket.scorecard?.map((card) => ({
        ...card,
        batting: card.batting.map((row) => ({ ...row, player: null })),
        bowling: card.bowling.map((row) => ({ ...row, player: null })),
        fallOfWickets: card.fallOfWickets.map((row) => ({ ...row, player: null })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Scorecard' });
    await expect(canvas.getAllByRole('rowheader', { name: /^Player/ })).toHaveLength(27);
    await expect(canvas.queryByText(/Klinger|Finch/)).toBeNull();
  },
});

/** Proves MATCH-8, MATCH-41, TIME-1. */
export const WorldCupPenalties = meta.story({
  parameters: { match: cup },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paraguay won on penalties 4–3')).toBeVisible();
    for (const part of ['Half-time 0–1', 'After regular time 1–1', 'Penalties 3–4'])
      await expect(canvas.getByText(part)).toBeVisible();
    await expect(canvas.getByText('Time at the venue')).toBeVisible();
    // On the board and among the details.
    await expect(canvas.getAllByText(/4:30 PM (EDT|GMT.4)/)).toHaveLength(2);
    await expect(canvas.getByText('Kai Havertz')).toBeVisible();
  },
});

export const WorldCupLive = meta.story({
  parameters: { match: find(({ status }) => status === 'live') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.getByText(/1st half · Minute/)).toBeVisible();
  },
});

/** Penalties alone are known. Proves MATCH-6, MATCH-41. */
export const TurkishCupPenalties = meta.story({
  parameters: {
    match: find(({ decidedBy, score }) => decidedBy === 'penalties' && score === null),
  },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Penaltılarla kazanan: Fethiyespor/)).toBeVisible();
    await expect(canvas.getByText('Skor bilinmiyor')).toBeVisible();
  },
});

/** Proves MATCH-8. */
export const TurkishCupExtraTime = meta.story({
  parameters: {
    match: find(({ decidedBy, id }) => decidedBy === 'extraTime' && id.startsWith('tu')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('After extra time')).toBeVisible();
    await expect(canvas.getByText(/openfootball \(CC0 1.0\)/)).toBeVisible();
  },
});

/** Proves MATCH-41. */
export const TurkishCupAwarded = meta.story({
  parameters: {
    match: find(({ decidedBy, id }) => decidedBy === 'awarded' && id.startsWith('tu')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Awarded 3–0')).toBeVisible();
  },
});

/** Proves MATCH-11, MATCH-51. */
export const PostponedWithoutATime = meta.story({
  parameters: { match: find(({ status }) => status === 'postponed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Postponed')).toBeVisible();
    await expect(canvas.getByText('New date to follow')).toBeVisible();
  },
});

/** Proves TIME-9. */
export const AbandonedWithoutADate = meta.story({
  parameters: { match: find(({ status }) => status === 'abandoned') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Abandoned')).toBeVisible();
    await expect(canvas.queryByText(/to be confirmed/i)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  },
});
