import { useCallback, useEffect, useRef, useState } from 'react';
import { bodyFragment, htmlOf } from './bodyHtml.ts';
import { BodyMaker } from './bodyMaker.ts';
import { editorStateOf, type EditorState, type Steps } from './tools.ts';

export interface EditorOptions {
  value: string;
  onChange: (html: string) => void;
  isReadOnly: boolean;
}

/** Pastes what a body can have, or words. */
function paste(editor: BodyMaker, event: ClipboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') editor.insertPlainText(event.clipboardData?.getData('text/plain') ?? '', true);
  else editor.insertHTML(html, true);
}

/** Keeps the browser and the library from a format that a body cannot have. */
function refuseFormat(event: InputEvent): void {
  if (!event.inputType.startsWith('format') || /(?:Bold|Italic)$/.test(event.inputType)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Prevents drops, which the library does not sanitise. */
function refuseDrop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Joins the editor to React: the value comes in, each change goes out as HTML. */
export function useBodyMaker({ value, onChange, isReadOnly }: EditorOptions) {
  const [editor, setEditor] = useState<BodyMaker | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  /**
   * The HTML that was passed to `onChange` last, so that only other values are written to the
   * editor.
   */
  const held = useRef(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const place = useCallback(
    (root: HTMLElement | null) => {
      if (!root) return undefined;
      if (isReadOnly) {
        root.replaceChildren(bodyFragment(held.current));
        return undefined;
      }
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      // Added before the listeners of the library, which are on the same element.
      root.addEventListener('paste', (event) => paste(made, event), options);
      root.addEventListener('beforeinput', refuseFormat, options);
      root.addEventListener('drop', refuseDrop, options);
      const made = new BodyMaker(root);
      let steps: Steps = { canUndo: false, canRedo: false };
      const show = () => setState(editorStateOf(made, steps));
      made.addEventListener('undoStateChange', (event) => {
        steps = (event as CustomEvent<Steps>).detail;
        show();
      });
      for (const type of ['pathChange', 'cursor', 'select']) made.addEventListener(type, show);
      made.addEventListener('input', () => {
        show();
        const html = htmlOf(root);
        if (html === held.current) return;
        held.current = html;
        latest.current(html);
      });
      made.setHTML(held.current);
      setEditor(made);
      show();
      return () => {
        setEditor(null);
        listening.abort();
        made.destroy();
        root.removeAttribute('contenteditable');
      };
    },
    [isReadOnly],
  );

  const root = useRef<HTMLElement | null>(null);
  const placeRoot = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      return place(element);
    },
    [place],
  );

  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    if (editor) editor.setHTML(value);
    else root.current?.replaceChildren(bodyFragment(value));
  }, [editor, value]);

  return { place: placeRoot, editor, state };
}
