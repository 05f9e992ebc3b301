import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { choice, help, text } from '../internal/choice.css.ts';
import { field, required } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { CheckboxMark } from './CheckboxMark.tsx';

type Passed = Pick<
  CheckboxFieldProps,
  | 'name'
  | 'value'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isIndeterminate'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
>;

export interface CheckboxProps extends Passed, FieldHelpProps {
  /** The label; it may contain a link. */
  children: ReactNode;
}

/**
 * A choice between yes and no that takes effect on submit. For one that takes effect at once, use
 * `Switch`.
 */
export function Checkbox({ children, description, errorMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} isInvalid={errorMessage ? true : undefined} className={field}>
      <CheckboxButton className={choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            <span className={text}>
              {children}
              {rest.isRequired && (
                <span className={required} aria-hidden="true">
                  {'*'}
                </span>
              )}
            </span>
          </>
        )}
      </CheckboxButton>
      <div className={help}>
        <FieldHelp
          description={description}
          errorMessage={errorMessage}
          checks={rest.isRequired ? { answer: 'tick', isRequired: true } : undefined}
        />
      </div>
    </CheckboxField>
  );
}
