import {
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
  BoldIcon,
  ItalicIcon,
  LinkIcon,
  ListBulletIcon,
  NumberedListIcon,
} from '@heroicons/react/24/outline';
import { IconButton } from '@touchline/ui/IconButton';
import type { IconComponent } from '@touchline/ui/Icon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bar } from './BodyEditor.css.ts';
import type { BodyMaker } from './bodyMaker.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { tools, type EditorState, type ToolId } from './tools.ts';

const icons: Readonly<Record<ToolId, IconComponent>> = {
  strong: BoldIcon,
  em: ItalicIcon,
  bulletList: ListBulletIcon,
  orderedList: NumberedListIcon,
  undo: ArrowUturnLeftIcon,
  redo: ArrowUturnRightIcon,
};

const ids = Object.keys(icons) as ToolId[];

export interface EditorBarProps {
  editor: BodyMaker | null;
  state: EditorState | null;
}

/** What can be done with the selected words. */
export function EditorBar({ editor, state }: EditorBarProps) {
  const { t } = useTranslation();
  const [isLinking, setLinking] = useState(false);

  function run(action: (editor: BodyMaker) => void) {
    if (!editor) return;
    editor.focus();
    action(editor);
  }

  const chosen = useRef<string | null>(null);
  useEffect(() => {
    const href = chosen.current;
    // The link is created after the dialog has closed, because until then it keeps the focus.
    if (isLinking || href === null || !editor) return;
    chosen.current = null;
    editor.focus();
    editor.makeLink(href);
  }, [isLinking, editor]);

  const isLinked = state?.on.link ?? false;
  return (
    <div className={bar} role="group" aria-label={t('adminRecord.messages.editor.label')}>
      {ids.map((id) => {
        const name = t(`adminRecord.messages.editor.${id}`);
        const isStep = id === 'undo' || id === 'redo';
        return (
          <IconButton
            key={id}
            icon={icons[id]}
            label={name}
            tooltip={name}
            {...(isStep ? {} : { isSelected: state?.on[id] ?? false })}
            isDisabled={state === null || (isStep && !state.can[id])}
            onPress={() => run(tools[id])}
          />
        );
      })}
      <IconButton
        icon={LinkIcon}
        label={t('adminRecord.messages.editor.link')}
        tooltip={t('adminRecord.messages.editor.link')}
        isSelected={isLinked}
        isDisabled={!state?.can.link}
        onPress={() => (isLinked ? run((made) => made.removeLink()) : setLinking(true))}
      />
      {isLinking && (
        <LinkDialog
          onCancel={() => setLinking(false)}
          onLink={(href) => {
            chosen.current = href;
            setLinking(false);
          }}
        />
      )}
    </div>
  );
}
