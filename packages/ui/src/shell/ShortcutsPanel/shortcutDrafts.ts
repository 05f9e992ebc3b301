import type { ShortcutDraft, ShortcutDrafts } from './shortcutTypes.ts';

/** Whether what is typed differs from what is saved. */
export function hasChanges(typed: ShortcutDraft, saved: ShortcutDraft): boolean {
  return (['label', 'description', 'icon', 'link', 'useRouter'] as const).some(
    (name) => (typed[name] ?? '') !== (saved[name] ?? ''),
  );
}

/** The drafts with another one of a shortcut, or without. */
export function withShortcutDraft(
  drafts: ShortcutDrafts,
  id: string,
  draft: ShortcutDraft | null,
): ShortcutDrafts {
  const next = new Map(drafts);
  if (draft) next.set(id, draft);
  else next.delete(id);
  return next;
}
