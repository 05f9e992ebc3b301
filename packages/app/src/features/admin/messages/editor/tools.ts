import type { BodyMaker } from './bodyMaker.ts';

export type ToolId = 'strong' | 'em' | 'bulletList' | 'orderedList' | 'undo' | 'redo';

/** What the bar says about the place of the cursor. */
export interface EditorState {
  on: Readonly<Record<'strong' | 'em' | 'bulletList' | 'orderedList' | 'link', boolean>>;
  can: Readonly<Record<'undo' | 'redo' | 'link', boolean>>;
}

export interface Steps {
  canUndo: boolean;
  canRedo: boolean;
}

/** The innermost list around what is selected. */
function listAround(editor: BodyMaker): string | undefined {
  const { commonAncestorContainer: node } = editor.getSelection();
  const list = (node instanceof Element ? node : node.parentElement)?.closest('ul, ol');
  return list && editor.getRoot().contains(list) ? list.nodeName : undefined;
}

export function editorStateOf(editor: BodyMaker, { canUndo, canRedo }: Steps): EditorState {
  const list = listAround(editor);
  return {
    on: {
      strong: editor.hasFormat('B'),
      em: editor.hasFormat('I'),
      bulletList: list === 'UL',
      orderedList: list === 'OL',
      link: editor.hasFormat('A'),
    },
    can: { undo: canUndo, redo: canRedo, link: !editor.getSelection().collapsed },
  };
}

/** What each tool does; pressed again, an emphasis or a list is taken off. */
export const tools: Record<ToolId, (editor: BodyMaker) => void> = {
  strong: (editor) => (editor.hasFormat('B') ? editor.removeBold() : editor.bold()),
  em: (editor) => (editor.hasFormat('I') ? editor.removeItalic() : editor.italic()),
  bulletList: (editor) =>
    listAround(editor) === 'UL' ? editor.removeList() : editor.makeUnorderedList(),
  orderedList: (editor) =>
    listAround(editor) === 'OL' ? editor.removeList() : editor.makeOrderedList(),
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
};
