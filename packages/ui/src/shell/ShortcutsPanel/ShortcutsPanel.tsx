import {
  ArrowLeftIcon,
  BookmarkIcon,
  CheckIcon,
  PencilSquareIcon,
  PlusIcon,
} from '@heroicons/react/24/outline';
import { useRef, useState } from 'react';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Popover } from '../../Popover/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import * as frame from '../../internal/Inbox/Inbox.css.ts';
import { PanelHeader } from '../../internal/Inbox/PanelHeader.tsx';
import { ShortcutForm } from './ShortcutForm.tsx';
import { ShortcutGrid } from './ShortcutGrid.tsx';
import { hasChanges, withShortcutDraft } from './shortcutDrafts.ts';
import type { ShortcutDraft, ShortcutsPanelProps, ShortcutSummary } from './shortcutTypes.ts';

type Mode =
  | { name: 'view' }
  | { name: 'modify' }
  | { name: 'add' }
  | { name: 'edit'; shortcut: ShortcutSummary };

/**
 * A panel with the person's shortcuts, which can be added, edited and deleted. It always opens with
 * the list.
 */
export function ShortcutsPanel(props: ShortcutsPanelProps) {
  const { labels, isOpen, onOpenChange, triggerRef } = props;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={labels.title}
      isFullScreenBelowSm
    >
      <Panel {...props} />
    </Popover>
  );
}

function Panel(props: ShortcutsPanelProps) {
  const { labels, onOpenChange } = props;
  const [mode, setMode] = useState<Mode>({ name: 'view' });
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The list has a maximum height; a form is shown in full, and the panel scrolls on a low screen.
  const isForm = mode.name === 'add' || mode.name === 'edit';
  const titles = {
    view: labels.title,
    modify: labels.modifyTitle,
    add: labels.addTitle,
    edit: labels.editTitle,
  };

  function go(next: Mode) {
    setMode(next);
    headingRef.current?.focus();
  }

  return (
    <div className={frame.inbox}>
      <PanelHeader
        title={titles[mode.name]}
        headingRef={headingRef}
        closeLabel={labels.close}
        onClose={() => onOpenChange(false)}
      >
        {mode.name === 'view' && (
          <>
            <IconButton
              variant="onPrimary"
              label={labels.modify}
              tooltip={labels.modify}
              icon={PencilSquareIcon}
              onPress={() => go({ name: 'modify' })}
            />
            <IconButton
              variant="onPrimary"
              label={labels.add}
              tooltip={labels.add}
              icon={PlusIcon}
              onPress={() => go({ name: 'add' })}
            />
          </>
        )}
        {mode.name === 'modify' && (
          <IconButton
            variant="onPrimary"
            label={labels.done}
            tooltip={labels.done}
            icon={CheckIcon}
            onPress={() => go({ name: 'view' })}
          />
        )}
        {isForm && (
          <IconButton
            variant="onPrimary"
            label={labels.back}
            tooltip={labels.back}
            icon={ArrowLeftIcon}
            onPress={() => go({ name: mode.name === 'add' ? 'view' : 'modify' })}
          />
        )}
      </PanelHeader>
      <div className={isForm ? undefined : frame.body}>
        <div className={isForm ? undefined : frame.state}>
          <Body {...props} mode={mode} onMode={go} />
        </div>
      </div>
    </div>
  );
}

interface BodyProps extends ShortcutsPanelProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
}

const newShortcut: ShortcutDraft = {
  label: '',
  description: '',
  icon: null,
  link: '',
  useRouter: true,
};

function Body({
  shortcuts,
  icons,
  labels,
  mode,
  onMode,
  onOpenChange,
  onAdd,
  onUpdate,
  onRemove,
  onUnseenFailure,
  drafts,
  onDraftsChange,
}: BodyProps) {
  const onDone = () => onMode({ name: 'modify' });
  const typing = (id: string, saved: ShortcutDraft) => ({
    draft: drafts?.get(id) ?? saved,
    saved,
    onType: (draft: ShortcutDraft) =>
      onDraftsChange?.((now) =>
        withShortcutDraft(now, id, hasChanges(draft, saved) ? draft : null),
      ),
    // What was typed since stays; the answer may come when the form was left and opened again.
    onSaved: (sent: ShortcutDraft | null) =>
      onDraftsChange?.((now) => {
        const typed = now.get(id);
        return typed && sent && hasChanges(typed, sent) ? now : withShortcutDraft(now, id, null);
      }),
    onDiscard: () => {
      onDraftsChange?.((now) => withShortcutDraft(now, id, null));
      onMode({ name: id === '' ? 'view' : 'modify' });
    },
  });
  if (mode.name === 'add') {
    return (
      <ShortcutForm
        {...typing('', newShortcut)}
        icons={icons}
        labels={labels}
        submitLabel={labels.create}
        onSubmit={onAdd}
        onDone={onDone}
        onUnseenFailure={onUnseenFailure}
      />
    );
  }
  if (mode.name === 'edit') {
    const { shortcut } = mode;
    return (
      <ShortcutForm
        {...typing(shortcut.id, shortcut)}
        icons={icons}
        labels={labels}
        submitLabel={labels.save}
        onSubmit={(draft) => onUpdate({ ...draft, id: shortcut.id })}
        onRemove={() => onRemove(shortcut)}
        onDone={onDone}
        onUnseenFailure={onUnseenFailure}
      />
    );
  }
  switch (shortcuts.state) {
    case 'loading':
      return (
        <div className={frame.skeletonClip}>
          <Skeleton shape="block" label={labels.loading} />
          <Skeleton shape="block" />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          title={labels.failedTitle}
          message={shortcuts.message}
          onRetry={shortcuts.onRetry}
          retryLabel={labels.retry}
        />
      );
    case 'ready':
      return shortcuts.value.length === 0 ? (
        <EmptyState
          icon={BookmarkIcon}
          title={labels.emptyTitle}
          description={labels.emptyDescription}
        />
      ) : (
        <ShortcutGrid
          shortcuts={shortcuts.value}
          icons={icons}
          onEdit={
            mode.name === 'modify' ? (shortcut) => onMode({ name: 'edit', shortcut }) : undefined
          }
          onFollow={() => onOpenChange(false)}
        />
      );
  }
}
