import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import { group } from '../internal/choice.css.ts';
import { field } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';

type Passed = Pick<
  AriaRadioGroupProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'orientation'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
>;

export interface RadioGroupProps extends Passed, FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** One `Radio` for each choice. */
  children: ReactNode;
}

/** A choice of exactly one of a few visible options. For many options, use `Select`. */
export function RadioGroup({
  label,
  isLabelHidden,
  orientation = 'vertical',
  children,
  description,
  errorMessage,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      orientation={orientation}
      isInvalid={errorMessage ? true : undefined}
      className={field}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={group} data-orientation={orientation}>
        {children}
      </div>
      <FieldHelp
        description={description}
        errorMessage={errorMessage}
        checks={{ answer: 'choice', isRequired: rest.isRequired }}
      />
    </AriaRadioGroup>
  );
}
