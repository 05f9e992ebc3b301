import type { MatchSummary } from '@touchline/contract/match';
import { MatchCard } from '@touchline/ui/shell/MatchCard';
import { SportIcon } from '@touchline/ui/SportIcon';
import type { TFunction } from 'i18next';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { matchHref } from '#platform/paths.ts';
import { useServerTime } from '#platform/time/useServerTime.ts';
import { favouriteIdsAtom, toggleFavouriteMatchAtom } from './favourites.atoms.ts';
import {
  contextLine,
  decisionText,
  isTitleRedundant,
  startOf,
  statusView,
  teamViews,
} from './matchView.ts';
import { MatchProgress } from './MatchTime.tsx';

export interface MatchTileProps {
  match: MatchSummary;
  /** All matches of the list are on one day, so the card shows only the time. */
  isDay?: boolean;
  /** The heading level of its title. */
  titleLevel?: 2 | 3;
}

/** The card of a match from the API, with the button for favourites. */
export const MatchTile = memo(function MatchTile({
  match,
  isDay = false,
  titleLevel = 3,
}: MatchTileProps) {
  const { t } = useTranslation();
  const isFavourite = useAtomValue(favouriteIdsAtom).includes(match.id);
  const toggle = useSetAtom(toggleFavouriteMatchAtom);
  const title = named(t, match.broadcastTitle);
  const now = useServerTime(startOf(match.schedule));
  return (
    <MatchCard
      title={title}
      titleLevel={titleLevel}
      isTitleRedundant={isTitleRedundant(match)}
      href={matchHref(match.id)}
      context={contextLine(t, match)}
      icon={<SportIcon sport={match.sport} size="small" />}
      teams={teamViews(t, match)}
      status={statusView(t, { ...match, statusReason: null }, now)}
      when={<MatchProgress match={match} isDay={isDay} />}
      note={noteOf(t, match)}
      favourite={{
        isSelected: isFavourite,
        label: t('match.favourite', { title }),
        onChange: () => toggle(match.id),
      }}
    />
  );
});

/** Why a match is not played, and how it was decided: too many words to stand in the status. */
function noteOf(t: TFunction, match: MatchSummary): string | undefined {
  const { statusReason } = match;
  const why = statusReason && t(`match.reasonAlone.${statusReason}`);
  return [why, decisionText(t, match)].filter(Boolean).join(' · ') || undefined;
}
