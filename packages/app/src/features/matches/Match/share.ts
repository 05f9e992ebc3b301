import type { Match } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { matchHref } from '#platform/paths.ts';
import { shownStatus } from '../matchView.ts';
import { formatScore } from '../scoreView.ts';
import { serverNow } from '#platform/serverClock.ts';
import { showToast } from '#platform/toasts.ts';

/** One line about the match for sharing, without names of persons (MATCH-18). */
export function shareText(t: TFunction, match: Match, now: number): string {
  const [home, away] = match.teams.map(({ name, school }) =>
    school.name === name ? name : `${school.name} ${name}`,
  );
  const score = formatScore(match.score);
  const middle = score ? score.join('–') : t('match.versus');
  const state = t(`match.status.${shownStatus(match, now)}`);
  return `${home ?? t('match.toBeConfirmed')} ${middle} ${away ?? t('match.toBeConfirmed')} · ${state}`;
}

/** Opens the share dialog of the device, or copies the address where there is none. */
export async function share(t: TFunction, match: Match): Promise<void> {
  const url = new URL(matchHref(match.id), location.origin).href;
  const text = shareText(t, match, serverNow());
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: match.broadcastTitle, text, url });
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
