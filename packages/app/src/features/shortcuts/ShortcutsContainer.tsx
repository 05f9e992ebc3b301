import { ShortcutsPanel, type ShortcutDraft } from '@touchline/ui/shell/ShortcutsPanel';
import type { TFunction } from 'i18next';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { errorText } from '#platform/client/errorText.ts';
import { failureWithReason } from '#platform/failureWithReason.ts';
import { onShortcutChangeElsewhere } from './shortcutChanges.ts';
import { shortcutDraftsAtom } from './shortcutDrafts.atoms.ts';
import {
  addShortcut,
  fetchShortcuts,
  removeShortcut,
  shortcutsKey,
  updateShortcut,
} from './shortcuts.ts';
import { showFailure } from '#platform/failureToast.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { duringSession } from '#platform/sessionScope.ts';
import { shortcutIcons } from './shortcutIcons.ts';
import type { PanelProps } from '#platform/loading/usePanel.tsx';

/**
 * The shortcuts panel connected to the API. An error is shown in the form that caused it, or in a
 * notice where the person has left the form.
 */
export function ShortcutsContainer(props: PanelProps) {
  const { t } = useTranslation();
  const shortcuts = useResource(shortcutsKey, fetchShortcuts);
  useEffect(() => onShortcutChangeElsewhere(() => void revalidateCached(shortcutsKey)), []);
  const [drafts, setDrafts] = useAtom(shortcutDraftsAtom);
  const icons = useMemo(() => shortcutIcons(t), [t]);
  const labels = useMemo(() => shortcutsLabels(t), [t]);
  return (
    <ShortcutsPanel
      {...props}
      isOpen
      shortcuts={shortcuts}
      icons={icons}
      labels={labels}
      onAdd={(draft) => duringSession(addShortcut(toRequestBody(draft)))}
      onUpdate={({ id, ...draft }) =>
        duringSession(updateShortcut({ ...toRequestBody(draft), id }))
      }
      onRemove={(shortcut) => duringSession(removeShortcut(shortcut))}
      onUnseenFailure={(error) => showFailure('shortcuts.notSaved', error)}
      drafts={drafts}
      onDraftsChange={setDrafts}
    />
  );
}

function toRequestBody({ label, description, icon, link, useRouter }: ShortcutDraft) {
  return {
    label: label.trim(),
    description: description?.trim() || null,
    icon: icon ?? null,
    link: link.trim(),
    useRouter,
  };
}

/** A change without an answer in time may have arrived: sent again it may be there twice (WIRE-21). */
function saveFailedText(t: TFunction, error: unknown): string {
  return error instanceof ApiError && error.kind === 'unsure'
    ? errorText(t, error)
    : failureWithReason(t, 'shortcuts.saveFailed', error);
}

function shortcutsLabels(t: TFunction) {
  return {
    title: t('shortcuts.title'),
    addTitle: t('shortcuts.addTitle'),
    editTitle: t('shortcuts.editTitle'),
    modifyTitle: t('shortcuts.modifyTitle'),
    close: t('shortcuts.close'),
    modify: t('shortcuts.modify'),
    done: t('shortcuts.done'),
    add: t('shortcuts.add'),
    back: t('shortcuts.back'),
    label: t('shortcuts.label'),
    description: t('shortcuts.description'),
    icon: t('shortcuts.icon'),
    iconPlaceholder: t('shortcuts.iconPlaceholder'),
    link: t('shortcuts.link'),
    linkInside: t('shortcuts.linkInside'),
    linkOutside: t('shortcuts.linkOutside'),
    useRouter: t('shortcuts.useRouter'),
    save: t('shortcuts.save'),
    create: t('shortcuts.create'),
    discard: t('shortcuts.discard'),
    remove: t('shortcuts.remove'),
    saveFailed: (error: unknown) => saveFailedText(t, error),
    loading: t('shortcuts.loading'),
    emptyTitle: t('shortcuts.emptyTitle'),
    emptyDescription: t('shortcuts.emptyText'),
    failedTitle: t('shortcuts.failed'),
    retry: t('errors.retry'),
    validation: validationMessages(t),
  };
}
