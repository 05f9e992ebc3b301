import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { ListBox, ListBoxItem, ListStateContext } from 'react-aria-components';
import { Badge, type BadgeProps } from '../../Badge/index.ts';
import { Highlight } from '../../Highlight/index.ts';
import { fold } from '../../Highlight/fold.ts';
import { Crest } from '../../Crest/index.ts';
import {
  action,
  heading,
  list,
  row,
  school as schoolStyle,
  team as teamStyle,
  title,
  trouble,
} from './MatchSearch.css.ts';
import type { MatchSearchHit, MatchSearchLabels, MatchSearchStatus } from './matchSearchTypes.ts';
import type { MatchSearchState } from './matchSearchState.ts';

const tones: Record<MatchSearchStatus, BadgeProps['tone']> = {
  scheduled: 'info',
  live: 'live',
  paused: 'live',
  finished: 'neutral',
  abandoned: 'danger',
  postponed: 'warning',
  cancelled: 'danger',
  unknown: 'neutral',
};

export interface MatchSearchListProps {
  state: MatchSearchState<MatchSearchHit>;
  labels: MatchSearchLabels;
  onChoose: () => void;
  onLoadMore: () => void;
  onRetry: () => void;
}

/**
 * The results under the search field. The DOM focus stays in the field; the arrow keys move the
 * virtual focus here.
 */
export function MatchSearchList({
  state,
  labels,
  onChoose,
  onLoadMore,
  onRetry,
}: MatchSearchListProps) {
  const { phase, isPartial } = state;
  const hasFailed = phase === 'failed' || phase === 'growingFailed';
  const isRetryOffered = hasFailed || (isPartial && phase !== 'growing');
  return (
    <ListBox aria-label={labels.results} className={list} selectionMode="none">
      {state.hits.map((hit) => (
        <ListBoxItem
          key={hit.id}
          id={hit.id}
          href={hit.href}
          textValue={hit.broadcastTitle}
          className={row}
          onAction={onChoose}
        >
          {hit.id === state.firstNewId && <FocusOnMount id={hit.id} />}
          <span className={heading}>
            <span className={title}>
              <Highlight text={hit.broadcastTitle} query={state.term} />
            </span>
            <Badge
              tone={tones[hit.status]}
              text={(hit.status === 'unknown' && hit.statusText) || labels.statuses[hit.status]}
            />
          </span>
          {hit.teams.map(({ name, school, crestUrl, colours }) => (
            <span key={`${school.name} ${name}`} className={teamStyle}>
              <Crest
                id={school.id ?? school.name}
                name={school.name}
                colours={colours}
                src={crestUrl}
                size="small"
              />
              <span>
                <Highlight text={name} query={state.term} />
              </span>
              {/* Also where the name tells the school: that it was found may be due to the school. */}
              {fold(name) !== fold(school.name) && (
                <>
                  {' '}
                  <span className={schoolStyle}>
                    <Highlight text={school.name} query={state.term} />
                  </span>
                </>
              )}
            </span>
          ))}
        </ListBoxItem>
      ))}
      {(state.canLoadMore || phase === 'growing') && !hasFailed && (
        <ListBoxItem
          id="load-more"
          textValue={labels.loadMore}
          className={action}
          onAction={onLoadMore}
        >
          {phase === 'growing' ? labels.searching : labels.loadMore}
        </ListBoxItem>
      )}
      {isRetryOffered && (
        <ListBoxItem id="retry" textValue={labels.retry} className={action} onAction={onRetry}>
          {hasFailed && <span className={trouble}>{labels.failed(state.error)}</span>}
          {phase === 'retrying' ? labels.searching : labels.retry}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

/** Moves the virtual focus to its row, which also scrolls the row into view. */
function FocusOnMount({ id }: { id: string }) {
  const state = useContext(ListStateContext);
  const takeFocus = useEffectEvent(() => {
    state?.selectionManager.setFocused(true);
    state?.selectionManager.setFocusedKey(id);
  });
  // Only when it is mounted; later moves are made by the person.
  useLayoutEffect(() => takeFocus(), []);
  return null;
}
