import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { documentOf, htmlOf, sliceOf } from './bodyHtml.ts';
import { plugins } from './commands.ts';

export interface EditorOptions {
  value: string;
  onChange: (html: string) => void;
  isReadOnly: boolean;
  /** Of the element that is typed into. */
  attributes: Record<string, string>;
}

/**
 * Pastes words and what the schema knows. The library would read the HTML itself, which the policy
 * refuses, since it is not sanitised (SEC-3).
 */
function paste(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (!view.editable || html === '') return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(sliceOf(html)).scrollIntoView());
  return true;
}

/** Joins ProseMirror to React: the value comes in, each change goes out as HTML. */
export function useEditorView({ value, onChange, isReadOnly, attributes }: EditorOptions) {
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  /** What the editor holds as it was sent last, so that only the changes of others come in. */
  const held = useRef(value);
  const latest = useRef({ onChange, isReadOnly, attributes });
  useEffect(() => {
    latest.current = { onChange, isReadOnly, attributes };
    view?.setProps({});
  });

  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const editor = new EditorView(element, {
      state: EditorState.create({ doc: documentOf(held.current), plugins }),
      editable: () => !latest.current.isReadOnly,
      attributes: () => latest.current.attributes,
      handleDOMEvents: {
        paste,
        // Only what can be sanitised comes in, and a drop cannot be.
        drop: (_view, event) => {
          event.preventDefault();
          return true;
        },
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        held.current = htmlOf(next.doc);
        latest.current.onChange(held.current);
      },
    });
    setView(editor);
    setState(editor.state);
    return () => {
      setView(null);
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    if (!view || value === held.current) return;
    held.current = value;
    const next = EditorState.create({ doc: documentOf(value), plugins });
    view.updateState(next);
    setState(next);
  }, [view, value]);

  return { place, view, state };
}
