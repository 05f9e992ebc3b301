import { useContext, useState, type Ref } from 'react';
import {
  TextArea as AriaTextArea,
  Group,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import { vars } from '../theme/vars.css.ts';
import { box, field } from '../internal/Field.css.ts';
import { checkText, type Checks, type Rule } from '../internal/checks.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { useRecheck } from '../internal/useRecheck.ts';
import { ValidationContext } from '../internal/validationMessages.ts';
import { below, count, help, textArea } from './TextArea.css.ts';

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
  isLabelHidden?: boolean;
  placeholder?: string;
  /** The initial number of lines; it grows with the text. */
  rows?: number;
  /** In code points, as people count an emoji once. More can be typed and pasted, and is refused. */
  maxLength?: number;
  /** Shows how many of `maxLength` characters are used, and says at once when they are too many. */
  hasCount?: boolean;
  /** Checked when the field loses the focus and on submit. */
  rules?: readonly Rule[];
  onChange?: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Takes several lines of text. For one line, use `TextField`. */
export function TextArea({
  label,
  isLabelHidden,
  placeholder,
  rows = 3,
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
  const { length } = [...(rest.value ?? typed)];
  const messages = useContext(ValidationContext);
  const isOver = hasCount && maxLength !== undefined && length > maxLength;
  const message = errorMessage || (isOver ? messages?.tooLong(maxLength) : undefined);
  const { isRequired, minLength } = rest;
  const checks: Checks = { answer: 'text', isRequired, minLength, most: maxLength, rules };
  return (
    <TextField
      {...rest}
      ref={useRecheck(rest.value)}
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
      <Group className={box}>
        <AriaTextArea
          ref={ref}
          className={textArea}
          placeholder={placeholder}
          rows={rows}
          // `rows` has no effect with `field-sizing: content`, so the height is set in lines.
          style={{ minBlockSize: `calc(${rows}lh + 2 * ${vars.space.medium})` }}
        />
      </Group>
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
