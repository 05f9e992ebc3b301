import type { TFunction } from 'i18next';

/** How many records were changed or removed, and that none was. */
export function changedText(t: TFunction, isRemoval: boolean, count: number): string {
  if (count === 0) return t(isRemoval ? 'admin.bulk.removedNone' : 'admin.bulk.changedNone');
  return t(isRemoval ? 'admin.bulk.removed' : 'admin.bulk.changed', { count });
}

/** How many records are as they were before a change was taken back, and how many are not. */
export function undoneText(t: TFunction, undone: number, failed: number): string {
  return [
    undone > 0 && t('admin.bulk.undone', { count: undone }),
    failed > 0 && t('admin.bulk.undoFailed', { count: failed }),
  ]
    .filter(Boolean)
    .join(' ');
}
