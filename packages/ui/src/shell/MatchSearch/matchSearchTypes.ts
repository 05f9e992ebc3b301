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
  id: string;
  href: string;
  broadcastTitle: string;
  status: MatchSearchStatus;
  /** The server's text, shown when the status is `unknown`. */
  statusText?: string | null;
  teams: readonly MatchSearchTeam[];
}

export interface MatchSearchTeam {
  name: string;
  school: { id?: string | null; name: string };
  /** Omitted: the crest of the school is drawn. */
  crestUrl?: string | null;
  colours?: CrestProps['colours'];
}

export interface MatchSearchLabels {
  /** The accessible name of the field. */
  search: string;
  placeholder: string;
  close: string;
  /** The accessible name of the list. */
  results: string;
  searching: string;
  noResults: string;
  /** Shown while the text is too short to search for. */
  tooShort: string;
  loadMore: string;
  /** Says that the search failed, and why where the error of `search` tells it. */
  failed: (error: unknown) => string;
  /** Shown over results that come from a part of the matches alone, such as without a network. */
  partial: string;
  retry: string;
  /** Announced when results arrive. */
  found: (count: number) => string;
  statuses: Record<MatchSearchStatus, string>;
}
