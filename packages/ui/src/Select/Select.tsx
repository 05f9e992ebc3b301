import { ChevronDownIcon } from '@heroicons/react/24/outline';
import type { Ref } from 'react';
import {
  Select as AriaSelect,
  Button,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { field } from '../internal/Field.css.ts';
import { FieldHelp, type FieldHelpProps } from '../internal/FieldHelp.tsx';
import { FieldLabel } from '../internal/FieldLabel.tsx';
import { Options, type Option } from '../internal/Options.tsx';
import { arrow, trigger, value as valueStyle } from './Select.css.ts';

type Passed = Pick<
  AriaSelectProps<Option>,
  'name' | 'isRequired' | 'isDisabled' | 'autoFocus' | 'autoComplete'
>;

export interface SelectProps extends Passed, FieldHelpProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** In the order of the list. */
  options: readonly Option[];
  /** Id of the chosen option. */
  value?: string | null;
  /** Id of the option that is chosen at first, when it is not controlled. */
  defaultValue?: string;
  /** Called with the id of the option that a person has chosen. */
  onChange?: (id: string) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A choice of one of about five to fifteen options. For fewer use `RadioGroup`, for more
 * `ComboBox`.
 */
export function Select({
  label,
  isLabelHidden,
  options,
  description,
  errorMessage,
  onChange,
  ref,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      isInvalid={errorMessage ? true : undefined}
      className={field}
      onChange={(id) => {
        if (id !== null) onChange?.(String(id));
      }}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Button ref={ref} className={trigger}>
        <SelectValue<Option> className={valueStyle}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <span className={arrow}>
          <Icon icon={ChevronDownIcon} />
        </span>
      </Button>
      <FieldHelp
        description={description}
        errorMessage={errorMessage}
        checks={{ answer: 'choice', isRequired: rest.isRequired }}
      />
      <Options options={options} />
    </AriaSelect>
  );
}
