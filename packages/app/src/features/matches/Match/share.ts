import type { Match, MatchSummary } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { matchHref } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { showToast } from '#platform/toasts.ts';
import { decisionText, statusView } from '../matchView.ts';
import { namesWithScore } from '../scoreLine.ts';
import { shownScore } from '../scoreView.ts';
import { matchMinute } from './live/matchMinute.ts';

/** The names of the two sides, with the school where the name of the team says nothing of it. */
export function teamsText(
  t: TFunction,
  { teams }: Pick<MatchSummary, 'teams'>,
): [home: string, away: string] {
  const [home, away] = teams.map(({ name, school }) => {
    if (school.name.includes(name)) return school.name;
    const [firstWord = ''] = school.name.split(' ');
    return name.includes(firstWord) ? name : `${school.name} ${name}`;
  });
  return [home || t('match.toBeConfirmed'), away || t('match.toBeConfirmed')];
}

/**
 * One line about the match for sharing, without the name of any person (MATCH-18). The minute is told
 * only while what is shown is fresh, because it stands on the page else (MATCH-43).
 */
export function shareText(t: TFunction, match: Match, now: number, isFresh: boolean): string {
  const names = namesWithScore(t, teamsText(t, match), shownScore(match));
  const { status } = match;
  const minute = isFresh && status === 'live' ? matchMinute(match, now) : null;
  const state = statusView(t, { ...match, statusReason: null }, now).text;
  return [
    names,
    minute === null ? state : `${state} ${minute}′`,
    status === 'finished' ? decisionText(t, match) : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The address of a match without anything of this visit. */
export function canonicalUrl({ id }: Pick<Match, 'id'>, origin: string): string {
  return new URL(matchHref(id), origin).href;
}

/** Opens the share dialog of the device, or copies the address where there is none. */
export async function share(t: TFunction, match: Match, isFresh: boolean): Promise<void> {
  const url = canonicalUrl(match, location.origin);
  const text = shareText(t, match, serverNow(), isFresh);
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({
        title: teamsText(t, match).join(` ${t('match.versus')} `),
        text,
        url,
      });
    } else {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      showToast('matchPage.copied', { tone: 'success' });
    }
  } catch (error) {
    // Closing the share dialog is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      showToast('matchPage.shareFailed', { tone: 'danger' });
    }
  }
}
