import type { TFunction } from 'i18next';

/** Says that the options are the first of many, and what leads to the others; else empty. */
export function moreOptionsText(t: TFunction, shown: number, total: number): string {
  return shown < total ? t('optionSearch.more', { shown, total }) : '';
}
