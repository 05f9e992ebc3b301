import type { InningsCard } from '@touchline/contract/match';
import type { ParseKeys, TFunction } from 'i18next';
import { playerName } from '../../playerText.ts';
import { oversText } from '../../scoreView.ts';

/** What the ways to get out are called in data sets, and here. */
const dismissals: Record<string, ParseKeys> = {
  caught: 'matchPage.dismissals.caught',
  bowled: 'matchPage.dismissals.bowled',
  lbw: 'matchPage.dismissals.lbw',
  'run out': 'matchPage.dismissals.runOut',
  stumped: 'matchPage.dismissals.stumped',
  'hit wicket': 'matchPage.dismissals.hitWicket',
  'caught and bowled': 'matchPage.dismissals.caughtAndBowled',
  'retired hurt': 'matchPage.dismissals.retired',
  'retired not out': 'matchPage.dismissals.retired',
  'retired out': 'matchPage.dismissals.retired',
};

/** How a batter got out; a way that is not known as the server wrote it. */
export function dismissalText(t: TFunction, dismissal: string | null): string {
  if (dismissal === null) return t('matchPage.notOut');
  return Object.hasOwn(dismissals, dismissal) ? t(dismissals[dismissal] as ParseKeys) : dismissal;
}

const extraNames = ['wides', 'noBalls', 'byes', 'legByes', 'penalties'] as const;

/** The sum of the extras and what they were, without those that did not happen. */
export function extrasText(
  t: TFunction,
  extras: InningsCard['extras'],
): { total: number; parts: string } {
  return {
    total: extraNames.reduce((sum, name) => sum + extras[name], 0),
    parts: extraNames
      .filter((name) => extras[name] > 0)
      .map((name) => t(`matchPage.extra.${name}`, { number: extras[name] }))
      .join(', '),
  };
}

/** The runs and the over at which each wicket fell. */
export function fallText(t: TFunction, fall: InningsCard['fallOfWickets'][number]): string {
  const { runs, wicket, overs } = fall;
  const player = playerName(t, fall.player);
  return overs === null
    ? t('matchPage.fall', { runs, wicket, player })
    : t('matchPage.fallWithOvers', { runs, wicket, player, overs: oversText(t, overs) });
}
