import type { CrestProps } from '../../Crest/index.ts';

export type MatchSearchStatus =
  | 'scheduled'
  | 'live'
  | 'paused'
  | 'finished'
  | 'abandoned'
  | 'postponed'
  | 'cancelled'
  | 'unknown';

/** The data of a result (SEARCH-10). */
export interface MatchSearchHit {
  /** Unique among the results. */
  id: string;
  /** The page of the match. */
  href: string;
  /** The title of the match, as it is announced. */
  broadcastTitle: string;
  /** Shown by the word of `labels.statuses`. */
  status: MatchSearchStatus;
  /** The server's text, shown when the status is `unknown`. */
  statusText?: string | null;
  /** Home first. */
  teams: readonly MatchSearchTeam[];
}

export interface MatchSearchTeam {
  /** The name of the team. */
  name: string;
  /** The school, from whose id the crest is drawn; without one from its name. */
  school: { id?: string | null; name: string };
  /** Omitted: the crest of the school is drawn. */
  crestUrl?: string | null;
  /** The colours of the school. Omitted: they follow from its id. */
  colours?: CrestProps['colours'];
}

export interface MatchSearchLabels {
  /** The accessible name of the field. */
  search: string;
  /** Shown while nothing is typed. */
  placeholder: string;
  /** The button that closes the search. */
  close: string;
  /** The accessible name of the list. */
  results: string;
  /** Shown and announced while a search is on its way. */
  searching: string;
  /** Shown when nothing was found. */
  noResults: string;
  /** Shown while the text is too short to search for. */
  tooShort: string;
  /** The last row, which loads further results. */
  loadMore: string;
  /** Says that the search failed, and why where the error of `search` tells it. */
  failed: (error: unknown) => string;
  /** Shown over results that come from a part of the matches alone, such as without a network. */
  partial: string;
  /** The row that searches again. */
  retry: string;
  /** Announced when results arrive. */
  found: (count: number) => string;
  /** The word for each state of a match. */
  statuses: Record<MatchSearchStatus, string>;
}
