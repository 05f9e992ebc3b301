import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { group } from '../internal/choice.css.ts';
import { field } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';

type Passed = Pick<
  AriaCheckboxGroupProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'isRequired' | 'isDisabled' | 'isReadOnly'
>;

export interface CheckboxGroupProps extends Passed, FieldHelpProps {
  /** Shown above the choices; names the group. */
  label: string;
  /** Whether the choices stand below each other or in a row, which wraps. */
  orientation?: 'vertical' | 'horizontal';
  /** One `Checkbox` with a `value` for each choice. */
  children: ReactNode;
}

/** A choice of any number of options. For exactly one, use `RadioGroup`. */
export function CheckboxGroup({
  label,
  orientation = 'vertical',
  children,
  description,
  errorMessage,
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...rest} isInvalid={errorMessage ? true : undefined} className={field}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <div className={group} data-orientation={orientation}>
        {children}
      </div>
      <FieldHelp
        description={description}
        errorMessage={errorMessage}
        checks={{ answer: 'choice', isRequired: rest.isRequired }}
      />
    </AriaCheckboxGroup>
  );
}
