import type { Match, PairScore } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { decisionText } from '../../matchView.ts';
import { scoreLine, scoreWords } from '../../scoreLine.ts';
import { shownScore } from '../../scoreView.ts';
import { teamsText } from '../share.ts';

function pairText({ home, away }: PairScore): string {
  return `${home}–${away}`;
}

/** The result in words: those of the server, else how it was decided (MATCH-9, MATCH-41). */
export function outcomeText(t: TFunction, match: Match): string | undefined {
  if (match.resultText) return match.resultText;
  const { decidedBy, penalties } = match;
  const shown = shownScore(match);
  if (decidedBy === 'penalties' && penalties && penalties.home !== penalties.away) {
    const { home, away } = penalties;
    const team = teamsText(t, match)[home > away ? 0 : 1];
    // As one says it: the winner's first.
    const score = `${Math.max(home, away)}–${Math.min(home, away)}`;
    return t('matchPage.wonOnPenalties', { team, score });
  }
  if (decidedBy === 'awarded' && shown) {
    return t('matchPage.awarded', { score: scoreLine(t, shown, '–') });
  }
  return decisionText(t, match);
}

/** The scores on the way to the final one, in their order; none where no score is shown (MATCH-51). */
export function periodTexts(
  t: TFunction,
  match: Match,
): { name: 'halfTime' | 'fullTime' | 'penalties'; text: string }[] {
  if (match.status === 'cancelled') return [];
  return (['halfTime', 'fullTime', 'penalties'] as const).flatMap((name) => {
    const score = match[name];
    return score ? [{ name, text: t(`matchPage.${name}Score`, { score: pairText(score) }) }] : [];
  });
}

/** What stands where a score would be; nothing for what is not played. */
export function missingScoreText(
  t: TFunction,
  { status, score, decidedBy }: Match,
): string | undefined {
  if (score) return undefined;
  switch (status) {
    case 'live':
    case 'paused':
      return t('matchPage.noScoreReported');
    case 'finished':
      return isDecidedWithoutScore(decidedBy) ? undefined : t('matchPage.scoreUnknown');
    case 'scheduled':
      return t('match.noScore');
    default:
      return undefined;
  }
}

/** Whether a match may have no score at all: it was not played, or not to its end (MATCH-8). */
function isDecidedWithoutScore(decidedBy: Match['decidedBy']): boolean {
  return decidedBy === 'walkover' || decidedBy === 'awarded' || decidedBy === 'noResult';
}

/** How the match stands, as one sentence for people with a screen reader. */
export function announcementText(t: TFunction, match: Match, status: string): string {
  const [home, away] = teamsText(t, match);
  const points = scoreWords(t, shownScore(match));
  const [homeScore, awayScore] = points ?? [];
  const sentence = points
    ? t('matchPage.announcement', { home, homeScore, away, awayScore, status })
    : t('matchPage.announcementWithoutScore', { home, away, status });
  const part = runningPart(t, match);
  return part ? `${sentence}. ${part}` : sentence;
}

/** What changes while the score stands, as in a set and in a shoot-out, and in the end the result. */
function runningPart(t: TFunction, match: Match): string | undefined {
  const { status, score, penalties } = match;
  if (status !== 'live' && status !== 'paused') return outcomeText(t, match);
  if (penalties) return t('matchPage.penaltiesScore', { score: pairText(penalties) });
  const sets = score?.kind === 'sets' ? score.sets : [];
  const set = sets.at(-1);
  return set && `${t('matchPage.set', { number: sets.length })} ${pairText(set)}`;
}
