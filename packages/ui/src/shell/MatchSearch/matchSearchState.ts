/** The size of the first page and of each further one (SEARCH-6). */
export const pageStep = 5;

/** The minimum length of a search text (SEARCH-3). */
const minCharacters = 2;

/** The delay after the last key before the search starts, in ms (SEARCH-4). */
export const debounceMs = 500;

interface Identified {
  id: string;
}

/**
 * The state of the list: `waiting` for the debounce, `searching` or `retrying` the first page,
 * `growing` an existing list, or one of these failed.
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
  /** The search term: trimmed, or empty when the text is too short. */
  term: string;
  phase: MatchSearchPhase;
  pageSize: number;
  hits: readonly Hit[];
  canLoadMore: boolean;
  /** Not everything could be searched, such as without a network. */
  isPartial: boolean;
  /** Why the latest request failed. */
  error: unknown;
  /** The first row added by the last load-more or retry. */
  firstNewId: string | undefined;
}

export type MatchSearchEvent<Hit extends Identified> =
  | { kind: 'typed'; text: string }
  | { kind: 'paused' }
  | { kind: 'askedForMore' }
  | { kind: 'retried' }
  | { kind: 'answered'; hits: readonly Hit[]; isPartial?: boolean }
  | { kind: 'failed'; error?: unknown };

/** The initial state. */
export function emptySearch<Hit extends Identified>(text = ''): MatchSearchState<Hit> {
  return {
    text,
    term: '',
    phase: 'idle',
    pageSize: pageStep,
    hits: [],
    canLoadMore: false,
    isPartial: false,
    error: undefined,
    firstNewId: undefined,
  };
}

/** The search term of a text: trimmed; its length is counted in code points (SEARCH-3). */
export function searchTerm(text: string): string {
  const trimmed = text.trim();
  return [...trimmed].length < minCharacters ? '' : trimmed;
}

function withHits<Hit extends Identified>(
  state: MatchSearchState<Hit>,
  hits: readonly Hit[],
  isPartial: boolean,
): MatchSearchState<Hit> {
  const isCurrentTerm = state.phase === 'growing' || state.phase === 'retrying';
  const known = new Set(isCurrentTerm ? state.hits.map((hit) => hit.id) : []);
  const firstNew = hits.find((hit) => !known.has(hit.id));
  const hasGrown = state.phase !== 'growing' || firstNew !== undefined;
  return {
    ...state,
    phase: 'ready',
    hits,
    isPartial,
    canLoadMore: hits.length >= state.pageSize && hasGrown,
    firstNewId: isCurrentTerm ? firstNew?.id : undefined,
  };
}

/** The reducer of the match search (SEARCH-3 to SEARCH-8), without timers and network. */
export function reduceMatchSearch<Hit extends Identified>(
  state: MatchSearchState<Hit>,
  event: MatchSearchEvent<Hit>,
): MatchSearchState<Hit> {
  switch (event.kind) {
    case 'typed': {
      const term = searchTerm(event.text);
      if (term === '') return emptySearch(event.text);
      if (term === state.term) return { ...state, text: event.text };
      return {
        ...state,
        text: event.text,
        term,
        phase: 'waiting',
        canLoadMore: false,
        isPartial: false,
      };
    }
    case 'paused':
      return { ...state, phase: 'searching', pageSize: pageStep, firstNewId: undefined };
    case 'askedForMore':
      return state.canLoadMore && state.phase === 'ready'
        ? { ...state, phase: 'growing', pageSize: state.pageSize + pageStep }
        : state;
    case 'retried':
      if (state.phase === 'failed' || (state.phase === 'ready' && state.isPartial))
        return { ...state, phase: 'retrying' };
      return state.phase === 'growingFailed' ? { ...state, phase: 'growing' } : state;
    case 'answered': {
      const { hits, isPartial = false } = event;
      // A part of the matches does not take the place of the list that was to grow.
      if (state.phase === 'growing' && isPartial && !state.isPartial)
        return { ...state, phase: 'growingFailed', error: undefined };
      return withHits(state, hits, isPartial);
    }
    case 'failed': {
      const { error } = event;
      return state.phase === 'growing'
        ? { ...state, phase: 'growingFailed', error }
        : { ...state, phase: 'failed', error, hits: [], canLoadMore: false, isPartial: false };
    }
  }
}
