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
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bar } from './BodyEditor.css.ts';
import { commands, hasMark, isInList, setLink } from './commands.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { bodySchema } from './schema.ts';

const { nodes, marks } = bodySchema;

interface Tool {
  id: keyof typeof commands;
  icon: IconComponent;
  /** Whether it is on where the selection is; omitted: it is done at once. */
  isOn?: (state: EditorState) => boolean;
}

const tools: readonly Tool[] = [
  { id: 'strong', icon: BoldIcon, isOn: (state) => hasMark(state, marks.strong) },
  { id: 'em', icon: ItalicIcon, isOn: (state) => hasMark(state, marks.em) },
  { id: 'bulletList', icon: ListBulletIcon, isOn: (state) => isInList(state, nodes.bullet_list) },
  {
    id: 'orderedList',
    icon: NumberedListIcon,
    isOn: (state) => isInList(state, nodes.ordered_list),
  },
  { id: 'undo', icon: ArrowUturnLeftIcon },
  { id: 'redo', icon: ArrowUturnRightIcon },
];

export interface EditorBarProps {
  view: EditorView | null;
  state: EditorState | null;
}

/** What can be done with the selected words. */
export function EditorBar({ view, state }: EditorBarProps) {
  const { t } = useTranslation();
  const [isLinking, setLinking] = useState(false);

  function run(command: Command) {
    if (!view) return;
    command(view.state, view.dispatch.bind(view), view);
    view.focus();
  }

  const isLinked = state !== null && hasMark(state, marks.link);
  return (
    <div className={bar} role="group" aria-label={t('adminRecord.messages.editor.label')}>
      {tools.map(({ id, icon, isOn }) => {
        const name = t(`adminRecord.messages.editor.${id}`);
        return (
          <IconButton
            key={id}
            icon={icon}
            label={name}
            tooltip={name}
            {...(isOn ? { isPressed: state !== null && isOn(state) } : {})}
            isDisabled={state === null || !commands[id](state)}
            onPress={() => run(commands[id])}
          />
        );
      })}
      <IconButton
        icon={LinkIcon}
        label={t('adminRecord.messages.editor.link')}
        tooltip={t('adminRecord.messages.editor.link')}
        isPressed={isLinked}
        isDisabled={state === null || state.selection.empty}
        onPress={() => (isLinked ? run(setLink(null)) : setLinking(true))}
      />
      {isLinking && (
        <LinkDialog
          onCancel={() => setLinking(false)}
          onLink={(href) => {
            setLinking(false);
            run(setLink(href));
          }}
        />
      )}
    </div>
  );
}
