import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import type { MatchList } from '@touchline/contract/match';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { Pagination } from '@touchline/ui/Pagination';
import type { Resource } from '@touchline/ui/resource';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Credit } from '../Credit.tsx';
import { MatchGrid } from '../MatchGrid.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { isLiveList } from '../watch/isLive.ts';
import { useWatched } from '../watch/useWatched.ts';
import { Filters, FiltersSkeleton } from './Filters.tsx';
import { found } from './Matches.css.ts';
import { changeFilter, pageSize, readFilter, writeFilter, type ListFilter } from './matchFilter.ts';
import { matchListRequest } from './matchListRequest.ts';

/** The page with all matches, filtered by the query of the address. */
export function Matches() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const { filter, isComplete } = readFilter(parameters);
  // The four filter fields take longer to render than twelve matches, so they are deferred and the
  // matches are rendered first.
  const hasFilters = useDeferredValue(true, false);

  function change(next: Partial<ListFilter>) {
    setParameters(writeFilter(changeFilter(filter, next)), { replace: true });
  }

  function changePage(page: number) {
    setParameters(writeFilter({ ...filter, page }));
  }

  return (
    <PageBody>
      <PageTitle title={t('matches.title')} />
      {!isComplete && <Banner tone="info" title={t('matches.ignored')} />}
      {hasFilters ? <Filters filter={filter} onChange={change} /> : <FiltersSkeleton />}
      <List
        filter={filter}
        onPage={changePage}
        onClear={() => change({ search: '', sport: null, status: null, period: 'any' })}
      />
    </PageBody>
  );
}

interface ListProps {
  filter: ListFilter;
  onPage: (page: number) => void;
  onClear: () => void;
}

/**
 * The matches found and their number. The line with the number takes the focus after a change of
 * the page number.
 */
function List({ filter, onPage, onClear }: ListProps) {
  const { t } = useTranslation();
  const list = matchListRequest(filter);
  const matches = useWatched(list.key, list.fetch, { isLive: isLiveList });
  const total = matches.state === 'ready' ? matches.value.total : 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(filter.page, pages);
  const line = useRef<HTMLParagraphElement>(null);
  const hasPageChanged = useRef(false);

  // In an effect, so that it runs after the shell has scrolled to the top.
  useEffect(() => {
    if (hasPageChanged.current) line.current?.focus();
    hasPageChanged.current = false;
  }, [filter.page]);

  return (
    <>
      <p ref={line} className={found} role="status" tabIndex={-1}>
        {matches.state === 'loading' && t('matches.loading')}
        {matches.state === 'ready' && (
          <>
            <span>{t('matches.found', { count: total })}</span>{' '}
            {matches.isStale && <span>{t('errors.stale')}</span>}
            {pages > 1 && (
              <VisuallyHidden>{t('matches.summary', { page, count: pages })}</VisuallyHidden>
            )}
          </>
        )}
      </p>
      <Content
        matches={matches}
        page={page}
        pages={pages}
        onPage={(next) => {
          hasPageChanged.current = true;
          onPage(next);
        }}
        onClear={() => {
          line.current?.focus();
          onClear();
        }}
      />
    </>
  );
}

interface ContentProps extends Pick<ListProps, 'onPage' | 'onClear'> {
  matches: Resource<MatchList>;
  page: number;
  pages: number;
}

function Content({ matches, page, pages, onPage, onClear }: ContentProps) {
  const { t } = useTranslation();
  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={pageSize} />;
    case 'failed':
      return <LoadError message={matches.message} onRetry={matches.onRetry} />;
    case 'ready':
      return matches.value.items.length === 0 ? (
        <EmptyState
          icon={MagnifyingGlassIcon}
          title={t('matches.emptyTitle')}
          description={t('matches.emptyText')}
          action={
            <Button variant="outlined" onPress={onClear}>
              {t('matches.clear')}
            </Button>
          }
        />
      ) : (
        <MatchResults list={matches.value} page={page} pages={pages} onPage={onPage} />
      );
  }
}

/**
 * The number of matches in the first render, enough to fill most windows; the others are rendered
 * after the first paint.
 */
const initialCount = 12;

interface MatchResultsProps extends Pick<ContentProps, 'page' | 'pages' | 'onPage'> {
  list: MatchList;
}

function MatchResults({ list: { items, credit }, page, pages, onPage }: MatchResultsProps) {
  const { t } = useTranslation();
  const drawn = useDeferredValue(items, items.slice(0, initialCount));
  return (
    <>
      <MatchGrid matches={drawn} titleLevel={2} />
      {/* Shown when all matches are rendered, because further matches would move it. */}
      {drawn.length === items.length && (
        <>
          {pages > 1 && (
            <Pagination
              page={page}
              pageCount={pages}
              onPageChange={onPage}
              labels={{
                navigation: t('matches.pages'),
                previous: t('matches.previous'),
                next: t('matches.next'),
                page: (number) => t('matches.page', { page: number }),
                summary: (number, count) => t('matches.summary', { page: number, count }),
              }}
            />
          )}
          <Credit credit={credit} />
        </>
      )}
    </>
  );
}
