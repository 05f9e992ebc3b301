import { ExclamationCircleIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { useId } from 'react';
import { EditorBar } from './EditorBar.tsx';
import * as styles from './BodyEditor.css.ts';
import { useBodyMaker } from './useBodyMaker.ts';

export interface BodyEditorProps {
  /** The name of the field in the request, by which the server refuses it. */
  name: string;
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
  name,
  label,
  description,
  value,
  onChange,
  isReadOnly,
  errorMessage,
}: BodyEditorProps) {
  const id = useId();
  const isInvalid = errorMessage !== undefined;
  const { place, editor, state } = useBodyMaker({ value, onChange, isReadOnly });
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <span id={`${id}label`}>{label}</span>
        <span className={styles.required} aria-hidden="true">
          {'*'}
        </span>
      </span>
      <div className={isInvalid ? styles.invalidBox : styles.box}>
        {!isReadOnly && <EditorBar editor={editor} state={state} />}
        {/* Without the bar, so that the form focuses the text and not the first button. */}
        <div data-invalid={isInvalid || undefined}>
          <div
            ref={place}
            className={styles.text}
            role="textbox"
            aria-multiline="true"
            aria-labelledby={`${id}label`}
            aria-describedby={`${id}error ${id}hint`}
            aria-required="true"
            aria-invalid={isInvalid}
            aria-readonly={isReadOnly}
            // A scroll container must be focusable, also when it is read-only.
            tabIndex={0}
          />
          {/* Tells the form that this name has a field, so that its errors are not in the summary. */}
          <input type="hidden" name={name} value={value} />
        </div>
      </div>
      <span id={`${id}hint`} className={styles.hint}>
        {description}
      </span>
      <span id={`${id}error`} className={styles.error}>
        {isInvalid && <Icon icon={ExclamationCircleIcon} size="small" />}
        {errorMessage}
      </span>
    </div>
  );
}
