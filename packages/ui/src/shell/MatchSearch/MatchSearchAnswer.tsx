import { Skeleton } from '../../Skeleton/index.ts';
import { note, waiting } from './MatchSearch.css.ts';
import { MatchSearchList, type MatchSearchListProps } from './MatchSearchList.tsx';
import type { MatchSearchState } from './matchSearchState.ts';
import type { MatchSearchHit, MatchSearchLabels } from './matchSearchTypes.ts';

/** What was found, below the field. */
export function MatchSearchAnswer({
  className,
  ...list
}: MatchSearchListProps & { className: string }) {
  const { state, labels } = list;
  return (
    <div
      className={className}
      role="presentation"
      // Prevents the default, so that the field keeps the focus while a person presses or scrolls
      // here.
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.isPartial && (
        <p className={note} aria-hidden="true">
          {labels.partial}
        </p>
      )}
      <Placeholder state={state} labels={labels} />
      {hasRows(state) && <MatchSearchList {...list} />}
    </div>
  );
}

export function hasRows(state: MatchSearchState<MatchSearchHit>): boolean {
  return state.hits.length > 0 || state.phase === 'failed' || state.isPartial;
}

export function announcementOf(
  state: MatchSearchState<MatchSearchHit>,
  labels: MatchSearchLabels,
): string {
  switch (state.phase) {
    case 'searching':
    case 'retrying':
    case 'growing':
      return labels.searching;
    case 'failed':
    case 'growingFailed':
      return labels.failed(state.error);
    case 'ready': {
      const { length } = state.hits;
      const found = length === 0 ? labels.noResults : labels.found(length);
      return state.isPartial ? `${labels.partial} ${found}` : found;
    }
    default:
      return '';
  }
}

/** The text shown instead of the rows; the status beside it announces the same. */
function Placeholder({
  state,
  labels,
}: {
  state: MatchSearchState<MatchSearchHit>;
  labels: MatchSearchLabels;
}) {
  if (state.hits.length > 0 || state.phase === 'failed') return null;
  return (
    <div aria-hidden="true">
      {state.phase === 'ready' ? (
        <p className={note}>{labels.noResults}</p>
      ) : (
        <div className={waiting}>
          <Skeleton shape="text" lines={3} />
        </div>
      )}
    </div>
  );
}
