import { EyeIcon, EyeSlashIcon } from '@heroicons/react/24/outline';
import { useState, type Ref } from 'react';
import {
  TextField as AriaTextField,
  Group,
  Input,
  ToggleButton,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { Icon, type IconComponent } from '../Icon/index.ts';
import { adornment, box, boxButton, field, input } from '../internal/Field.css.ts';
import { checkText, type Checks, type Rule } from '../internal/checks.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { useRecheck } from '../internal/useRecheck.ts';

type Passed = Pick<
  AriaTextFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'autoComplete'
  | 'inputMode'
  | 'minLength'
  | 'pattern'
>;

interface CommonProps extends Passed, FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** Shown while nothing is typed; it does not replace the label. */
  placeholder?: string;
  /** In code points, as people count an emoji once. More can be typed and pasted, and is refused. */
  maxLength?: number;
  /** Decorative, before the text. */
  icon?: IconComponent;
  /** Checked when the field loses the focus and on submit. */
  rules?: readonly Rule[];
  ref?: Ref<HTMLInputElement>;
}

export type TextFieldProps = CommonProps &
  (
    | {
        /** What is typed: for the keyboard of a phone, and checked for an address. */
        type?: 'text' | 'email' | 'tel' | 'url';
        toggleLabel?: undefined;
      }
    | {
        type: 'password';
        /** The accessible name of the toggle that shows a password. */
        toggleLabel: string;
      }
  );

/**
 * A password that is shown has the type `text`: phones would begin it with a capital, and browsers
 * would send it to a service for spelling.
 */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A field for one line of text. For several lines use `TextArea`, for a search `SearchField`. */
export function TextField({
  label,
  isLabelHidden,
  placeholder,
  icon,
  description,
  errorMessage,
  rules,
  maxLength,
  type = 'text',
  toggleLabel,
  ref,
  ...rest
}: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const { isRequired, minLength, pattern } = rest;
  const checks: Checks = {
    answer: 'text',
    type,
    isRequired,
    minLength,
    most: maxLength,
    pattern,
    rules,
  };
  return (
    <AriaTextField
      {...rest}
      ref={useRecheck(rest.value)}
      validate={checkText(checks)}
      type={isShown ? 'text' : type}
      isInvalid={errorMessage ? true : undefined}
      className={field}
    >
      <FieldLabel isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Group className={box}>
        {icon && (
          <span className={adornment} data-side="start">
            <Icon icon={icon} />
          </span>
        )}
        <Input
          ref={ref}
          className={input}
          placeholder={placeholder}
          {...(toggleLabel && verbatim)}
        />
        {toggleLabel && (
          <ToggleButton
            className={boxButton}
            aria-label={toggleLabel}
            isSelected={isShown}
            isDisabled={rest.isDisabled}
            onChange={setShown}
          >
            <Icon icon={isShown ? EyeSlashIcon : EyeIcon} />
          </ToggleButton>
        )}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} checks={checks} />
    </AriaTextField>
  );
}
