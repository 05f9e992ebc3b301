import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { ErrorState } from '@touchline/ui/ErrorState';
import { MatchCardsSkeleton } from '@touchline/ui/MatchCard';
import { Pagination } from '@touchline/ui/Pagination';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFetched } from '../../api/cache.ts';
import { Credit } from '../../matches/Credit.tsx';
import { MatchGrid } from '../../matches/MatchGrid.tsx';
import { PageBody } from '../../PageBody.tsx';
import { PageTitle } from '../../PageTitle.tsx';
import { Filters } from './Filters.tsx';
import { changeFilter, pageSize, readFilter, writeFilter, type ListFilter } from './matchFilter.ts';
import { matchListOf } from './matchList.ts';

export { prefetch } from './matchList.ts';

/** All matches, filtered by what stands in the address. */
export function Matches() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const { filter, isWhole } = readFilter(parameters);

  function change(next: Partial<ListFilter>) {
    setParameters(writeFilter(changeFilter(filter, next)), { replace: true });
  }

  function turnTo(page: number) {
    setParameters(writeFilter({ ...filter, page }));
  }

  return (
    <PageBody>
      <PageTitle title={t('matches.title')} />
      {!isWhole && <Banner tone="info" title={t('matches.ignored')} />}
      <Filters filter={filter} onChange={change} />
      <List
        filter={filter}
        onPage={turnTo}
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

function List({ filter, onPage, onClear }: ListProps) {
  const { t } = useTranslation();
  const { page } = filter;
  const list = matchListOf(filter);
  const matches = useFetched(list.key, list.fetch);
  switch (matches.state) {
    case 'loading':
      return (
        <>
          <p role="status">{t('matches.loading')}</p>
          <MatchCardsSkeleton count={pageSize} />
        </>
      );
    case 'failed':
      return (
        <ErrorState
          title={t('errors.title')}
          message={matches.message}
          retryLabel={t('errors.retry')}
          onRetry={matches.onRetry}
        />
      );
    case 'ready': {
      const { items, total, credit } = matches.value;
      const pages = Math.max(1, Math.ceil(total / pageSize));
      return (
        <>
          <p role="status">{t('matches.found', { count: total })}</p>
          {items.length === 0 ? (
            <EmptyState
              glyph={MagnifyingGlassIcon}
              title={t('matches.emptyTitle')}
              description={t('matches.emptyText')}
              action={
                <Button variant="outlined" onPress={onClear}>
                  {t('matches.clear')}
                </Button>
              }
            />
          ) : (
            <MatchGrid matches={items} titleLevel={2} />
          )}
          {pages > 1 && (
            <Pagination
              page={Math.min(page, pages)}
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
      );
    }
  }
}
