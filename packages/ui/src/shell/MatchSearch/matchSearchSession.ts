import {
  debounceMs,
  emptySearch,
  reduceMatchSearch,
  type MatchSearchEvent,
  type MatchSearchState,
} from './matchSearchState.ts';

export interface MatchSearchRequest {
  /** The text to search for, trimmed. */
  search: string;
  /** How many results to answer at most; it grows with each press on load more. */
  pageSize: number;
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal;
}

export interface MatchSearchAnswer<Hit> {
  /** In the order shown. As many as `pageSize` mean that there may be more. */
  hits: readonly Hit[];
  /** Not everything could be searched; the list says so and offers to search again. */
  isPartial?: boolean;
}

export type SearchMatches<Hit> = (request: MatchSearchRequest) => Promise<MatchSearchAnswer<Hit>>;

export interface MatchSearchSession<Hit extends { id: string }> {
  getState: () => MatchSearchState<Hit>;
  subscribe: (onChange: () => void) => () => void;
  type: (text: string) => void;
  loadMore: () => void;
  retry: () => void;
  /** Replaces the search function for later requests. */
  searchWith: (search: SearchMatches<Hit>) => void;
  /** Clears the text and the results and aborts a request in flight. */
  clear: () => void;
}

/**
 * A search with its timing: debounces the typing, keeps a single request in flight and ignores
 * outdated answers.
 *
 * @param search sends the request; a rejection becomes an error that can be retried
 */
export function createMatchSearchSession<Hit extends { id: string }>(
  search: SearchMatches<Hit>,
): MatchSearchSession<Hit> {
  let currentSearch = search;
  let state = emptySearch<Hit>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  const listeners = new Set<() => void>();

  function move(event: MatchSearchEvent<Hit>) {
    const previous = state;
    state = reduceMatchSearch(previous, event);
    if (state !== previous) for (const listener of listeners) listener();
  }

  function stop() {
    clearTimeout(pause);
    request?.abort();
    request = undefined;
  }

  async function sendRequest() {
    const current = new AbortController();
    request = current;
    const { term, pageSize } = state;
    try {
      const answer = await currentSearch({ search: term, pageSize, signal: current.signal });
      if (request === current) move({ kind: 'answered', ...answer });
    } catch (error) {
      if (request === current) move({ kind: 'failed', error });
    }
  }

  function requestIfPhaseChanged(event: MatchSearchEvent<Hit>) {
    const { phase } = state;
    move(event);
    if (state.phase !== phase) void sendRequest();
  }

  function type(text: string) {
    const { term } = state;
    move({ kind: 'typed', text });
    if (state.term === term) return;
    stop();
    if (state.term === '') return;
    pause = setTimeout(() => {
      move({ kind: 'paused' });
      void sendRequest();
    }, debounceMs);
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    type,
    loadMore: () => requestIfPhaseChanged({ kind: 'askedForMore' }),
    retry: () => requestIfPhaseChanged({ kind: 'retried' }),
    searchWith: (next) => {
      currentSearch = next;
    },
    clear: () => type(''),
  };
}
