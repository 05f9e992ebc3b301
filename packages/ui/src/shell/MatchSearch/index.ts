export { MatchSearch, type MatchSearchProps } from './MatchSearch.tsx';
export { MatchSearchButton, type MatchSearchButtonProps } from './MatchSearchButton.tsx';
export type { MatchSearchAnswer, MatchSearchRequest, SearchMatches } from './matchSearchSession.ts';
export type { RecentSearches } from './RecentSearchesList.tsx';
export type { MatchSearchHit, MatchSearchLabels, MatchSearchStatus } from './matchSearchTypes.ts';
