export { Credit } from './Credit.tsx';
export { favouriteIdsAtom, toggleFavouriteMatchAtom } from './favourites.atoms.ts';
export type { FavouriteMatchesProps, NewestFavourites } from './FavouriteMatches.tsx';
export { loadAllFavouriteMatches } from './loadAllFavouriteMatches.ts';
export { loadFavouriteMatches } from './loadFavouriteMatches.ts';
export { loadStartCalendar } from './Match/calendar/loadStartCalendar.ts';
export { MatchesCalendar } from './Match/calendar/MatchesCalendar.tsx';
export { fetchOverview, overviewKey } from './matches.ts';
export { groupByCompetition } from './groupByCompetition.ts';
export { MatchCentre } from './Match/MatchCentre.tsx';
export { MatchCentreSkeleton } from './Match/MatchSkeleton.tsx';
export { eventText, eventTitle, minuteText } from './Match/timeline/eventText.ts';
export { MatchGrid } from './MatchGrid.tsx';
export { MatchGroups } from './MatchGroups.tsx';
export {
  loadMatchesPage,
  loadMatchPage,
  prefetchMatch,
  prefetchMatches,
  prefetchOverview,
} from './pages.ts';
export { SearchFilter } from './Matches/SearchFilter.tsx';
export { MatchTime, VenueTime } from './MatchTime.tsx';
export { groupText, phaseText, startOf, statusView, statusWord } from './matchView.ts';
export { scoreLine } from './scoreLine.ts';
export { formatScore, oversText, scoreDetails } from './scoreView.ts';
export { isNamed, playerName, roleText, unnamedText } from './playerText.ts';
export { isLiveMatch } from './watch/isLive.ts';
export { useWatched } from './watch/useWatched.ts';
