import { useId } from 'react';
import { EditorBar } from './EditorBar.tsx';
import * as styles from './BodyEditor.css.ts';
import { useEditorView } from './useEditorView.ts';

export interface BodyEditorProps {
  label: string;
  description: string;
  /** HTML of the elements that a body may have. */
  value: string;
  onChange: (html: string) => void;
  isReadOnly: boolean;
  errorMessage?: string;
}

/**
 * A field for a formatted text that can hold nothing but what its readers are shown (ADMIN-115). It
 * is left with Tab, like any other field.
 */
export function BodyEditor({
  label,
  description,
  value,
  onChange,
  isReadOnly,
  errorMessage,
}: BodyEditorProps) {
  const id = useId();
  const isInvalid = errorMessage !== undefined;
  const { place, view, state } = useEditorView({
    value,
    onChange,
    isReadOnly,
    attributes: {
      class: styles.text,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}label`,
      'aria-describedby': `${id}error ${id}hint`,
      'aria-required': 'true',
      'aria-invalid': String(isInvalid),
      'aria-readonly': String(isReadOnly),
      // A region that scrolls is reached by keyboard, also where nothing can be typed.
      tabindex: '0',
    },
  });
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <span id={`${id}label`}>{label}</span>
        <span className={styles.required} aria-hidden="true">
          {'*'}
        </span>
      </span>
      <div className={styles.box} data-invalid={isInvalid || undefined}>
        {!isReadOnly && <EditorBar view={view} state={state} />}
        <div ref={place} />
      </div>
      <span id={`${id}hint`} className={styles.hint}>
        {description}
      </span>
      <span id={`${id}error`} className={styles.error}>
        {errorMessage}
      </span>
    </div>
  );
}
