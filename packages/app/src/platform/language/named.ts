import type { TFunction } from 'i18next';

/** A name of the server; words for one that is blank, which nobody could see or press (WIRE-18). */
export function named(t: TFunction, name: string): string {
  return name.trim() ? name : t('product.unnamed');
}
