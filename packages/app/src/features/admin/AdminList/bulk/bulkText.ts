import type { TFunction } from 'i18next';

/** What several records went through at once. */
export type BulkKind = 'change' | 'removal' | 'undo';

/** How many records were changed or removed, and that none was. */
export function changedText(t: TFunction, isRemoval: boolean, count: number): string {
  if (count === 0) return t(isRemoval ? 'admin.bulk.removedNone' : 'admin.bulk.changedNone');
  return t(isRemoval ? 'admin.bulk.removed' : 'admin.bulk.changed', { count });
}

/** How many records were changed or removed, and how many have a way back where only some have one. */
export function doneText(
  t: TFunction,
  isRemoval: boolean,
  count: number,
  undoable: number,
): string {
  const text = changedText(t, isRemoval, count);
  if (undoable === 0 || undoable === count) return text;
  return `${text} ${t('admin.bulk.undoable', { count: undoable })}`;
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

/** How many records went through and how many did not. */
export function reportText(t: TFunction, kind: BulkKind, done: number, refused: number): string {
  if (kind === 'undo') return undoneText(t, done, refused);
  return `${changedText(t, kind === 'removal', done)} ${t('admin.bulk.refused', { count: refused })}`;
}
