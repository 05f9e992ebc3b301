import { useContext, useState, type ReactNode, type Ref } from 'react';
import {
  TextArea as AriaTextArea,
  Group,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import { box as fieldBox, field } from '../internal/Field.css.ts';
import { checkText, type Checks, type Rule } from '../internal/checks.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { useRecheck } from '../internal/useRecheck.ts';
import { ValidationContext } from '../internal/validationMessages.ts';
import { actionSlot, below, count, help, limited, padding, row, textArea } from './TextArea.css.ts';
import { useGrowingBox } from './useGrowingBox.ts';

type Passed = Pick<
  TextFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onBlur'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'minLength'
>;

export interface TextAreaProps extends Passed, FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** Shown while nothing is typed; it does not replace the label. */
  placeholder?: string;
  /** The initial number of lines; it grows with the text. */
  rows?: number;
  /**
   * From this number of lines on it scrolls, and so it does at two fifths of the window. Omitted: it
   * grows on, and can be dragged higher.
   */
  maxRows?: number;
  /** A button beside the box, at its last line: what is done with the text at once. */
  action?: ReactNode;
  /** In code points, as people count an emoji once. More can be typed and pasted, and is refused. */
  maxLength?: number;
  /** Shows how many of `maxLength` characters are used, and says at once when they are too many. */
  hasCount?: boolean;
  /** Checked when the field loses the focus and on submit. */
  rules?: readonly Rule[];
  /** Called with the whole text on each change. */
  onChange?: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Takes several lines of text. For one line, use `TextField`. */
export function TextArea({
  label,
  isLabelHidden,
  placeholder,
  rows = 3,
  maxRows,
  action,
  maxLength,
  hasCount = false,
  description,
  errorMessage,
  rules,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const text = rest.value ?? typed;
  const { length } = [...text];
  const self = useRecheck(rest.value);
  useGrowingBox(self, text);
  const messages = useContext(ValidationContext);
  const isOver = hasCount && maxLength !== undefined && length > maxLength;
  const message = errorMessage || (isOver ? messages?.tooLong(maxLength) : undefined);
  const { isRequired, minLength } = rest;
  const checks: Checks = { answer: 'text', isRequired, minLength, most: maxLength, rules };
  const box = (
    <Group className={fieldBox}>
      <AriaTextArea
        ref={ref}
        className={maxRows ? limited : textArea}
        placeholder={placeholder}
        rows={rows}
        // `rows` has no effect with `field-sizing: content`, so the height is set in lines.
        style={{
          minBlockSize: heightOf(rows),
          ...(maxRows && { maxBlockSize: `min(${heightOf(maxRows)}, 40dvh)` }),
        }}
      />
    </Group>
  );
  return (
    <TextField
      {...rest}
      ref={self}
      validate={checkText(checks)}
      isInvalid={message || isOver ? true : undefined}
      className={field}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
    >
      <FieldLabel isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      {action ? (
        <div className={row}>
          {box}
          <div className={actionSlot}>{action}</div>
        </div>
      ) : (
        box
      )}
      <div className={below}>
        <div className={help}>
          <FieldHelp description={description} errorMessage={message} checks={checks} />
        </div>
        {hasCount && maxLength && (
          <span className={count} data-over={isOver || undefined} aria-hidden="true">
            {`${length}/${maxLength}`}
          </span>
        )}
      </div>
    </TextField>
  );
}

/** The height of a number of lines, with the space above and below them. */
function heightOf(lines: number): string {
  return `calc(${lines}lh + 2 * ${padding})`;
}
