import type { PaginationLabels } from '@touchline/ui/Pagination';
import type { TFunction } from 'i18next';

/** The words of a choice of pages, the same for every list. */
export function paginationLabels(t: TFunction): PaginationLabels {
  return {
    navigation: t('matches.pages'),
    previous: t('matches.previous'),
    next: t('matches.next'),
    page: (number) => t('matches.page', { page: number }),
    summary: (number, count) => t('matches.summary', { page: number, count }),
  };
}
