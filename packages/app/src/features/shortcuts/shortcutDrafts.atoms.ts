import type { ShortcutDraft } from '@touchline/ui/shell/ShortcutsPanel';
import * as v from 'valibot';
import { draftText } from '#platform/storage/draftText.ts';
import { storageKeys } from '#platform/storage/storage.ts';
import { personalDraftsAtom } from '#session/personalDrafts.ts';

const keptShortcut = v.object({
  label: draftText,
  description: draftText,
  icon: v.nullable(draftText),
  link: draftText,
  useRouter: v.boolean(),
});

/** What is typed into the forms of shortcuts and not saved (SHORTCUT-8). */
export const shortcutDraftsAtom = personalDraftsAtom<
  ShortcutDraft,
  v.InferOutput<typeof keptShortcut>
>({
  key: storageKeys.shortcutDrafts,
  schema: keptShortcut,
  keep: ({ label, description, icon, link, useRouter }) => ({
    label,
    description: description ?? '',
    icon: icon ?? null,
    link,
    useRouter,
  }),
  restore: (kept) => kept,
});
