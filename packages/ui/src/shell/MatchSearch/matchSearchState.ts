/** First page, and what every further one adds (SEARCH-6). */
export const pageStep = 5;

/** Fewest characters that are searched for (SEARCH-3). */
export const leastCharacters = 2;

/** Pause after the last key before the search starts, in ms (SEARCH-4). */
export const debounceMs = 500;

interface Identified {
  id: string;
}

/**
 * What happens in the list: `waiting` for the typing to pause, `searching` or `retrying` a first
 * page, `growing` an existing list, or one of these gone wrong.
 */
export type MatchSearchPhase =
  | 'idle'
  | 'waiting'
  | 'searching'
  | 'retrying'
  | 'growing'
  | 'ready'
  | 'failed'
  | 'growingFailed';

export interface MatchSearchState<Hit extends Identified> {
  text: string;
  /** What is searched for: trimmed, or empty where the text is too short. */
  term: string;
  phase: MatchSearchPhase;
  pageSize: number;
  hits: readonly Hit[];
  canLoadMore: boolean;
  /** The first row that the last load-more or retry brought. */
  firstNewId: string | undefined;
}

export type MatchSearchEvent<Hit extends Identified> =
  | { kind: 'typed'; text: string }
  | { kind: 'paused' }
  | { kind: 'askedForMore' }
  | { kind: 'retried' }
  | { kind: 'answered'; hits: readonly Hit[] }
  | { kind: 'failed' };

/** Nothing typed, nothing found. */
export function emptySearch<Hit extends Identified>(text = ''): MatchSearchState<Hit> {
  return {
    text,
    term: '',
    phase: 'idle',
    pageSize: pageStep,
    hits: [],
    canLoadMore: false,
    firstNewId: undefined,
  };
}

/** The part of a text that is searched for: trimmed, counted by code point (SEARCH-3). */
export function searchTerm(text: string): string {
  const trimmed = text.trim();
  return [...trimmed].length < leastCharacters ? '' : trimmed;
}

function withHits<Hit extends Identified>(
  state: MatchSearchState<Hit>,
  hits: readonly Hit[],
): MatchSearchState<Hit> {
  const isAskedFor = state.phase === 'growing' || state.phase === 'retrying';
  const known = new Set(state.phase === 'growing' ? state.hits.map((hit) => hit.id) : []);
  const firstNew = hits.find((hit) => !known.has(hit.id));
  return {
    ...state,
    phase: 'ready',
    hits,
    canLoadMore: hits.length >= state.pageSize && firstNew !== undefined,
    firstNewId: isAskedFor ? firstNew?.id : undefined,
  };
}

/** The rules of the match search (SEARCH-3 to SEARCH-8), without time and network. */
export function reduceMatchSearch<Hit extends Identified>(
  state: MatchSearchState<Hit>,
  event: MatchSearchEvent<Hit>,
): MatchSearchState<Hit> {
  switch (event.kind) {
    case 'typed': {
      const term = searchTerm(event.text);
      if (term === '') return emptySearch(event.text);
      if (term === state.term) return { ...state, text: event.text };
      return { ...state, text: event.text, term, phase: 'waiting', canLoadMore: false };
    }
    case 'paused':
      return { ...state, phase: 'searching', pageSize: pageStep, firstNewId: undefined };
    case 'askedForMore':
      return state.canLoadMore && state.phase === 'ready'
        ? { ...state, phase: 'growing', pageSize: state.pageSize + pageStep }
        : state;
    case 'retried':
      if (state.phase === 'failed') return { ...state, phase: 'retrying' };
      return state.phase === 'growingFailed' ? { ...state, phase: 'growing' } : state;
    case 'answered':
      return withHits(state, event.hits);
    case 'failed':
      return state.phase === 'growing'
        ? { ...state, phase: 'growingFailed' }
        : { ...state, phase: 'failed', hits: [], canLoadMore: false };
  }
}
