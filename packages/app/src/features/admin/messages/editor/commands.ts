import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { bodySchema } from './schema.ts';

const { nodes, marks } = bodySchema;

/** Whether the selection, or what is typed next, has a mark. */
export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Whether the innermost list around the selection is one of this type. */
export function isInList({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const around = $from.node(depth).type;
    if (around === nodes.bullet_list || around === nodes.ordered_list) return around === type;
  }
  return false;
}

/** Makes paragraphs entries of a list, or entries paragraphs again. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) =>
    isInList(state, type)
      ? liftListItem(nodes.list_item)(state, dispatch, view)
      : wrapInList(type)(state, dispatch, view);
}

/** Gives the selected words a link, or takes it off. @param href null: none */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const cleared = state.tr.removeMark(from, to, marks.link);
    dispatch?.(href === null ? cleared : cleared.addMark(from, to, marks.link.create({ href })));
    return true;
  };
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

export const commands = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  bulletList: toggleList(nodes.bullet_list),
  orderedList: toggleList(nodes.ordered_list),
  undo,
  redo,
} satisfies Record<string, Command>;

/** The keys that people know from other editors. Tab is not among them: it leads on. */
export const plugins = [
  history(),
  keymap({
    'Mod-b': commands.strong,
    'Mod-i': commands.em,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Enter: splitListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
];
