import { BuildingLibraryIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Pagination } from '@touchline/ui/Pagination';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paginationLabels } from '#platform/page/paginationLabels.ts';
import { SearchFilter } from '#features/matches';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { parseLanguage } from '#platform/language/languages.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { newestQuery } from '#platform/location/rebase.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { Navigate, useLocation, useSearchParams } from '#platform/reactRouter.ts';
import { SchoolCards, SchoolCardsSkeleton } from './SchoolCards.tsx';
import * as styles from './Schools.css.ts';
import {
  schoolsPageSize,
  schoolsFilterOf,
  schoolsRequest,
  withSchoolsFilter,
} from './schoolsFilter.ts';

/** The page with all schools, searched and in pages by the query of the address. */
export function Schools() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const isPageLeftOut = (state as ArrivalState)?.isPageLeftOut === true;
  const { search } = schoolsFilterOf(query);
  function changeSearch(text: string) {
    setQuery(withSchoolsFilter({ search: text, page: 1 }), { replace: true });
  }
  return (
    <PageBody>
      <PageTitle title={t('schools.title')} />
      {isPageLeftOut && <Banner tone="info" title={t('matches.ignored')} />}
      <search className={styles.search}>
        <SearchFilter label={t('schools.search')} search={search} onChange={changeSearch} />
      </search>
      <List
        query={query}
        onPage={(page) => setQuery(withSchoolsFilter({ search, page }))}
        onClear={() => changeSearch('')}
      />
    </PageBody>
  );
}

/** What an entry of the history says of how it was reached. */
type ArrivalState = { isPageLeftOut?: boolean } | null;

interface ListProps {
  query: URLSearchParams;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** The line with the number of schools takes the focus when a page number is pressed. */
function List({ query, onPage, onClear }: ListProps) {
  const { t, i18n } = useTranslation();
  const { key, fetch } = schoolsRequest(query, parseLanguage(i18n.language));
  const schools = useResource(key, fetch);
  const total = schools.state === 'ready' ? schools.value.total : 0;
  const pages = Math.max(1, Math.ceil(total / schoolsPageSize));
  const { search, page: asked } = schoolsFilterOf(query);
  const location = useLocation();
  const page = Math.min(asked, pages);
  const line = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<number | null>(null);

  // In an effect, so that it runs after the shell has scrolled to the top. Not with the answer, which
  // comes when the person may be typing already (A11Y-3), nor after a search that came in between.
  useEffect(() => {
    if (pressed.current === asked) line.current?.focus();
    pressed.current = null;
  }, [asked, search]);

  return (
    <>
      <p ref={line} className={styles.found} role="status" tabIndex={-1}>
        {schools.state === 'loading' && t('schools.loading')}
        {schools.state === 'ready' && (
          <>
            <span>{t('schools.found', { count: total })}</span>
            {pages > 1 && (
              <VisuallyHidden>{t('matches.summary', { page, count: pages })}</VisuallyHidden>
            )}
          </>
        )}
      </p>
      {schools.state === 'ready' && schools.isStale && (
        <StaleNote onRefresh={() => revalidateCached(key)} />
      )}
      {schools.state === 'loading' && <SchoolCardsSkeleton count={schoolsPageSize} />}
      {schools.state === 'failed' && <LoadError failure={schools} />}
      {page < asked && total > 0 && (
        <Navigate
          to={{ search: withSchoolsFilter({ search, page }).toString() }}
          state={{ isPageLeftOut: true } satisfies ArrivalState}
          replace
        />
      )}
      {schools.state === 'ready' && total === 0 && !search && (
        <EmptyState icon={BuildingLibraryIcon} title={t('home.noSchools')} />
      )}
      {schools.state === 'ready' && total === 0 && search && (
        <EmptyState
          icon={MagnifyingGlassIcon}
          title={t('schools.emptyTitle')}
          description={t('schools.emptyText')}
          action={
            <Button
              variant="outlined"
              onPress={() => {
                line.current?.focus();
                onClear();
              }}
            >
              {t('schools.clear')}
            </Button>
          }
        />
      )}
      {schools.state === 'ready' && <SchoolCards schools={schools.value.items} query={search} />}
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          onPageChange={(next) => {
            // A page of this list is none of the next, whose search may be on its way (LIST-23).
            if (schoolsFilterOf(newestQuery(location)).search !== search) return;
            pressed.current = next;
            onPage(next);
          }}
          labels={paginationLabels(t)}
        />
      )}
    </>
  );
}
