import type { ShortcutDraft } from '@touchline/ui/shell/ShortcutsPanel';
import * as v from 'valibot';
import { draftText } from '#platform/storage/draftText.ts';
import { storageKeys } from '#platform/storage/storage.ts';
import { personalDraftsAtom } from '#session/personalDrafts.ts';

const text = draftText(1_000);

const keptShortcut = v.object({
  label: text,
  description: text,
  icon: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(100))), null),
  link: text,
  useRouter: v.fallback(v.boolean(), true),
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
