import { matchStatuses, type MatchSearchResult, type MatchStatus } from '@touchline/contract/match';
import { MatchSearch } from '@touchline/ui/shell/MatchSearch';
import i18next, { type TFunction } from 'i18next';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recentSearchesAtom, searchesOf, withSearch } from './recentSearches.ts';
import { searchFavourites } from './searchFavourites.ts';
import { searchMatches } from './searchMatches.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { failureWithReason } from '#platform/failureWithReason.ts';
import { named } from '#platform/language/named.ts';
import { matchHref } from '#platform/paths.ts';
import { currentSession } from '#session/session.atoms.ts';

export interface SearchBarProps {
  /** What was typed while this code was loading. */
  getInitialText: () => string;
  onClose: () => void;
}

/** The match search over the top bar, connected to the API. */
export function SearchBar({ getInitialText, onClose }: SearchBarProps) {
  const { t } = useTranslation();
  const labels = useMemo(() => searchLabels(t), [t]);
  return (
    <MatchSearch
      search={search}
      labels={labels}
      getInitialText={getInitialText}
      {...useRecentSearches(t)}
      onClose={onClose}
    />
  );
}

/**
 * What this person has searched for, which is read anew at each opening, and when another window has
 * changed it (SEARCH-25).
 */
function useRecentSearches(t: TFunction) {
  const owner = currentSession()?.user.id ?? '';
  const [searches, setSearches] = useAtom(recentSearchesAtom);
  const change = (next: (texts: readonly string[]) => readonly string[]) =>
    setSearches((before) => ({ owner, texts: next(searchesOf(before, owner)) }));
  return {
    recent: {
      texts: searchesOf(searches, owner),
      labels: {
        title: t('search.recent.title'),
        remove: (text: string) => t('search.recent.remove', { text }),
        clear: t('search.recent.clear'),
      },
      onRemove: (text: string) => change((texts) => texts.filter((other) => other !== text)),
      onClear: () => change(() => []),
    },
    onSelect: (text: string) => change((texts) => withSearch(texts, text)),
  };
}

/** Without an answer of the server the favourites are searched (SEARCH-23). */
async function search(request: { search: string; pageSize: number; signal: AbortSignal }) {
  try {
    return { hits: (await searchMatches(request)).map(withHref) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const found = await searchFavourites(request.search);
    return { hits: found.slice(0, request.pageSize).map(withHref), isPartial: true };
  }
}

function withHref(match: MatchSearchResult) {
  const { id, broadcastTitle } = match;
  return { ...match, broadcastTitle: named(i18next.t, broadcastTitle), href: matchHref(id) };
}

function searchLabels(t: TFunction) {
  return {
    search: t('search.label'),
    placeholder: t('search.placeholder'),
    close: t('search.close'),
    results: t('search.list'),
    searching: t('search.loading'),
    noResults: t('search.empty'),
    tooShort: t('optionSearch.short'),
    loadMore: t('search.loadMore'),
    failed: (error: unknown) => failureWithReason(t, 'search.failed', error),
    partial: t('search.partial'),
    retry: t('search.retry'),
    found: (count: number) => t('search.results', { count }),
    statuses: Object.fromEntries(
      matchStatuses.map((status) => [status, t(`match.status.${status}`)]),
    ) as Record<MatchStatus, string>,
  };
}
