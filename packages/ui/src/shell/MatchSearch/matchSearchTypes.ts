export type MatchSearchStatus =
  | 'scheduled'
  | 'live'
  | 'paused'
  | 'finished'
  | 'abandoned'
  | 'postponed'
  | 'cancelled'
  | 'unknown';

/** The little that a result shows (SEARCH-10). */
export interface MatchSearchHit {
  id: string;
  href: string;
  broadcastTitle: string;
  status: MatchSearchStatus;
  /** The server's own word, shown where the status is `unknown`. */
  statusText?: string | null;
  teams: readonly { name: string; school: { name: string } }[];
}

export interface MatchSearchLabels {
  /** Name of the field. */
  search: string;
  placeholder: string;
  close: string;
  /** Name of the list. */
  results: string;
  searching: string;
  noResults: string;
  loadMore: string;
  failed: string;
  retry: string;
  /** Read out when results arrive. */
  found: (count: number) => string;
  statuses: Record<MatchSearchStatus, string>;
}
